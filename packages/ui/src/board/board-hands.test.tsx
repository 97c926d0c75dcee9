import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { drops, handKinds, inHand, men, move } from '../gallery/samples.ts'
import { stage } from './stage.tsx'

const standing = men('Kd1 pe5 kd8')
const moves = [move('Kd1e1'), ...drops('N@f3 N@e6 P@f3')]
const hands = { kinds: handKinds, men: inHand('NNPq') }
const set = () => stage({ men: standing, moves, hands })
const own = () => within(screen.getByRole('list', { name: 'Hand of white' }))
const held = (name: RegExp) => own().getByRole('button', { name })
const lit = () => [...document.querySelectorAll('[data-target]')].map((node) => node.getAttribute('data-target')).sort()
const pointer = { pointerId: 1, button: 0, buttons: 1, isPrimary: true, pointerType: 'touch', clientX: 9, clientY: 900 }
const press = (man: HTMLElement) => {
  fireEvent.pointerDown(man, pointer)
  fireEvent.pointerUp(man, { ...pointer, buttons: 0 })
}

describe('men in hand', () => {
  it('lie there kind by kind with their number, each place kept though nothing lies there', () => {
    set()
    expect(
      own()
        .getAllByRole('button')
        .map((man) => man.getAttribute('aria-label')),
    ).toEqual(['leaper, 2 in hand', 'pawn, 1 in hand'])
    const places = document.querySelectorAll('[data-hand="0"] li[data-kind]')
    expect([...places].map((place) => place.getAttribute('data-count'))).toEqual(['0', '0', '0', '2', '1'])
  })

  it('of the side that does not move are seen and not taken up', () => {
    stage({ men: standing, moves, hands, interactive: [0] })
    const other = within(screen.getByRole('list', { name: 'Hand of black' }))
    expect(other.queryByRole('button')).toBeNull()
    expect(other.getByText('withdrawer, 1 in hand')).toBeTruthy()
  })

  it('taken up by a tap show where they may be dropped, and a tap there drops them', () => {
    const board = set()
    press(held(/leaper/))
    expect(lit()).toEqual(['e6', 'f3'])
    expect(held(/leaper/).getAttribute('aria-pressed')).toBe('true')
    expect(board.spoken()).toContain('white leaper in hand: 2 cells')
    board.tap('f3')
    expect(board.onMove).toHaveBeenCalledExactlyOnceWith('N@f3')
    expect(board.spoken()).toContain('white leaper dropped on f3')
  })

  it('are asked about as drops of them begin, and no more when they are let go', () => {
    const board = set()
    press(held(/leaper/))
    expect(board.onInspect).toHaveBeenLastCalledWith('N@')
    press(held(/leaper/))
    expect(board.onInspect).toHaveBeenLastCalledWith(null)
  })

  it('are let go by Escape, by a second tap, and by a man of the board', () => {
    const board = set()
    press(held(/leaper/))
    board.press('Escape')
    expect(lit()).toEqual([])
    press(held(/leaper/))
    press(held(/leaper/))
    expect(lit()).toEqual([])
    press(held(/leaper/))
    board.tap('d1')
    expect(lit()).toEqual(['e1'])
    expect(board.onMove).not.toHaveBeenCalled()
  })

  it('are carried to the board by a finger or a mouse, and one is missing meanwhile', () => {
    const board = set()
    const man = held(/leaper/)
    const place = () => document.querySelector('[data-hand="0"] li[data-kind="leaper"]')?.getAttribute('data-count')
    fireEvent.pointerDown(man, pointer)
    fireEvent.pointerMove(man, { ...pointer, ...board.at('e6') })
    expect(place()).toBe('1')
    fireEvent.pointerUp(man, { ...pointer, ...board.at('e6'), buttons: 0 })
    expect(board.onMove).toHaveBeenCalledExactlyOnceWith('N@e6')
  })

  it('go back to the hand when they are let go where they may not stand', () => {
    const board = set()
    const man = held(/leaper/)
    fireEvent.pointerDown(man, pointer)
    fireEvent.pointerMove(man, { ...pointer, ...board.at('a1') })
    fireEvent.pointerUp(man, { ...pointer, ...board.at('a1'), buttons: 0 })
    expect(board.onMove).not.toHaveBeenCalled()
  })

  it('have one stop for Tab; arrows and digits choose, and the board goes on from there', () => {
    const board = set()
    expect(
      own()
        .getAllByRole('button')
        .map((man) => man.tabIndex),
    ).toEqual([0, -1])
    board.grid.focus()
    board.press('@')
    expect(document.activeElement).toBe(held(/leaper/))
    fireEvent.keyDown(held(/leaper/), { key: 'ArrowRight' })
    expect(document.activeElement).toBe(held(/pawn/))
    fireEvent.keyDown(held(/pawn/), { key: '4' })
    expect(document.activeElement).toBe(board.grid)
    expect(lit()).toEqual(['e6', 'f3'])
    board.type('f3')
    board.press('Enter')
    expect(board.onMove).toHaveBeenCalledExactlyOnceWith('N@f3')
  })

  it('are dropped as typed, refused where they may not go, and taken up by letter and at-sign', () => {
    const board = set()
    board.grid.focus()
    board.type('N@')
    expect(lit()).toEqual(['e6', 'f3'])
    board.press('Escape', 'Escape')
    board.type('n@a1')
    expect(board.spoken()).toContain('n@a1 is not a legal move')
    board.type('p@f3')
    expect(board.onMove).toHaveBeenCalledExactlyOnceWith('P@f3')
  })

  it('that are nobody’s need not be taken up: they are put where one points', () => {
    const puts = drops('D@a3 D@b4').map((put) => ({ ...put, kind: 'duck' }))
    const board = stage({ men: standing, moves: puts })
    expect(lit()).toEqual(['a3', 'b4'])
    board.tap('b4')
    expect(board.onMove).toHaveBeenCalledExactlyOnceWith('D@b4')
  })
})
