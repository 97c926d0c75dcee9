import { act, fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { men, move } from '../gallery/samples.ts'
import { stage } from './stage.tsx'

const standing = men('Kd1 Pd2 Pb5 pc5 ke8')
const moves = [move('Pd2d5 xpc5:pinch:b5'), move('Pd2d4'), move('Kd1e1')]
const open = (touch = false) => {
  const board = stage({ men: standing, moves })
  const init = touch ? { pointerType: 'touch' } : {}
  return {
    ...board,
    inHand: () => board.container.querySelector('.v-in-hand'),
    lift: () => {
      board.down('d2', init)
      board.to('d3', init)
    },
  }
}

describe('dragging', () => {
  it('dropping a man on a target plays the move', () => {
    const board = open()
    board.lift()
    expect(board.inHand()).not.toBeNull()
    board.to('d4')
    board.up('d4')
    expect(board.onMove.mock.calls).toEqual([['d2d4']])
    expect(board.inHand()).toBeNull()
  })

  it('begins only after three pixels', () => {
    const board = open()
    board.down('d2')
    fireEvent.pointerMove(board.grid, { pointerId: 1, buttons: 1, clientX: 386, clientY: 657 })
    expect(board.inHand()).toBeNull()
  })

  it('previews what goes, and how, over a target that takes', () => {
    const board = open()
    board.lift()
    board.to('d5')
    const taken = board.container.querySelector('.v-takes [data-victim="c5"]')
    expect(taken?.getAttribute('data-shape')).toBe('line')
    expect(taken?.getAttribute('data-partner')).toBe('b5')
  })

  it('follows the pointer without drawing the men anew', async () => {
    const board = open()
    board.lift()
    const changed: MutationRecord[] = []
    const observer = new MutationObserver((records) => changed.push(...records))
    observer.observe(board.container, { subtree: true, childList: true, attributes: true })
    board.to('d3', { clientX: 390, clientY: 560 })
    board.to('d3', { clientX: 392, clientY: 556 })
    await act(async () => {})
    changed.push(...observer.takeRecords())
    observer.disconnect()
    expect(new Set(changed.map(({ target }) => target))).toEqual(new Set([board.inHand()]))
  })

  const ways: readonly (readonly [string, (board: ReturnType<typeof open>) => void])[] = [
    ['it is dropped where it cannot go', (board) => board.up('h8')],
    ['it is dropped off the board', (board) => board.up('d4', { clientX: 4000, clientY: 4000 })],
    ['the pointer is cancelled', (board) => fireEvent.pointerCancel(board.grid, { pointerId: 1 })],
    ['its capture is lost', (board) => fireEvent.lostPointerCapture(board.grid, { pointerId: 1 })],
    ['the other button is pressed', (board) => board.to('d4', { buttons: 3 })],
    ['a second finger comes down', (board) => board.down('f5', { pointerId: 2, isPrimary: false })],
    ['Escape is pressed', (board) => board.press('Escape')],
  ]
  it.each(ways)('the man goes back when %s', (_, interrupt) => {
    const board = open(true)
    board.lift()
    interrupt(board)
    expect(board.inHand()).toBeNull()
    board.up('d4', { pointerType: 'touch' })
    expect(board.onMove).not.toHaveBeenCalled()
    expect(board.container.querySelector('[data-man="d2"]')?.hasAttribute('data-lifted')).toBe(false)
  })
})

describe('hovering', () => {
  it('previews a target that takes, and only while a man is selected', () => {
    const board = open()
    board.to('d5', { buttons: 0 })
    expect(board.container.querySelector('.v-takes')).toBeNull()
    board.tap('d2')
    board.to('d5', { buttons: 0 })
    expect(board.container.querySelector('.v-takes [data-victim="c5"]')).not.toBeNull()
    board.to('d4', { buttons: 0 })
    expect(board.container.querySelector('.v-takes [data-victim]')).toBeNull()
  })
})

describe("the player's own marks", () => {
  const right = { button: 2, buttons: 2 }
  it('a right click circles a cell, a right drag draws an arrow, and doing it again takes it away', () => {
    const board = open()
    const drawn = (shape: string) => board.container.querySelectorAll(`.v-annotations .${shape}`).length
    board.down('c3', right)
    board.up('c3', { button: 2 })
    board.down('a1', right)
    board.to('a4', right)
    board.up('a4', { button: 2 })
    expect([drawn('v-circle'), drawn('v-arrow')]).toEqual([1, 1])
    board.down('c3', right)
    board.up('c3', { button: 2 })
    expect([drawn('v-circle'), drawn('v-arrow')]).toEqual([0, 1])
  })

  it('a plain click wipes them', () => {
    const board = open()
    board.down('c3', right)
    board.up('c3', { button: 2 })
    board.tap('h4')
    expect(board.container.querySelector('.v-circle')).toBeNull()
  })

  it('the keyboard draws them with Shift', () => {
    const board = open()
    fireEvent.keyDown(board.grid, { key: 'Enter', shiftKey: true })
    board.press('ArrowUp')
    fireEvent.keyDown(board.grid, { key: 'Enter', shiftKey: true })
    expect(board.container.querySelectorAll('.v-annotations .v-arrow')).toHaveLength(1)
  })
})

describe('a finger on a board among prose', () => {
  const start = (board: ReturnType<typeof stage>, cell: string, fingers: number) =>
    // False when the page was kept from scrolling.
    fireEvent.touchStart(board.cell(cell), { touches: Array.from({ length: fingers }, () => ({})) })

  it('holds the page on a man that may be moved, and lets it scroll and zoom everywhere else', () => {
    const board = stage({ men: standing, moves, touch: 'pass' })
    expect(start(board, 'd2', 1)).toBe(false)
    expect(start(board, 'd2', 2)).toBe(true)
    expect(start(board, 'h5', 1)).toBe(true)
    expect(start(board, 'e8', 1)).toBe(true)
  })
})
