import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { men, move, sampleText, squares } from '../gallery/samples.ts'
import { chess } from '../piece-sets/chess.ts'
import { Board } from './board.tsx'
import { stage } from './stage.tsx'

const standing = men('Kd1 Pd2 Rd4 pc5 Pb5 md5 ke8')
const removal = move('Rd4d4')
const moves = [move('Pd2d3'), move('Pd2c2'), removal]
const frozen = [{ cell: 'd4', by: ['d5'] }]
const open = (orientation = 0) => stage({ men: standing, moves, frozen, orientation })

describe('the cursor', () => {
  it('begins in the corner at the left of the player and follows the arrows as the board is seen', () => {
    const board = open()
    expect(board.cursor()).toBe('a1')
    board.press('ArrowRight', 'ArrowUp', 'ArrowUp')
    expect(board.cursor()).toBe('b3')
  })

  it('follows the arrows on a turned board', () => {
    const board = open(1)
    expect(board.cursor()).toBe('h8')
    board.press('ArrowRight', 'ArrowUp')
    expect(board.cursor()).toBe('g7')
  })

  it('stops at the edge', () => {
    const board = open()
    board.press('ArrowLeft', 'ArrowDown')
    expect(board.cursor()).toBe('a1')
  })

  it('names a cell of the grid', () => {
    const board = open()
    const id = board.grid.getAttribute('aria-activedescendant') ?? ''
    expect(document.getElementById(id)).toBe(board.cell('a1'))
  })
})

describe('playing by keyboard', () => {
  it('Enter takes up and puts down', () => {
    const board = open()
    board.type('d2')
    board.press('Enter', 'ArrowUp', 'Enter')
    expect(board.onMove.mock.calls).toEqual([['d2d3']])
  })

  it('Escape lets go', () => {
    const board = open()
    board.type('d2')
    board.press('Enter', 'Escape')
    expect(board.cell('d2').getAttribute('aria-selected')).toBe('false')
    board.press('ArrowUp', 'Enter')
    expect(board.onMove).not.toHaveBeenCalled()
  })

  it('two coordinates play, and what is typed so far can be seen', () => {
    const board = open()
    board.type('d2d')
    expect(board.container.querySelector('kbd')?.textContent).toBe('d2d')
    board.type('3')
    expect(board.onMove.mock.calls).toEqual([['d2d3']])
    expect(board.container.querySelector('kbd')).toBeNull()
  })

  it('coordinates without a legal move are refused aloud', () => {
    const board = open()
    board.type('d2h8')
    expect(board.onMove).not.toHaveBeenCalled()
    expect(board.spoken()).toEqual(['d2h8 is not a legal move'])
  })

  describe('typed before the legal moves are there', () => {
    const props = { layout: squares(8, 8), pieceSet: chess, text: sampleText, interactive: [0], men: standing }
    const early = (typed: string) => {
      const onMove = vi.fn()
      const { rerender, container } = render(<Board {...props} busy onMove={onMove} />)
      for (const key of typed) fireEvent.keyDown(screen.getByRole('grid'), { key })
      return {
        onMove,
        shown: () => container.querySelector('kbd')?.textContent,
        spoken: () => [...document.querySelectorAll('[aria-live] > p')].map((node) => node.textContent),
        press: (key: string) => fireEvent.keyDown(screen.getByRole('grid'), { key }),
        arrive: () => rerender(<Board {...props} moves={moves} onMove={onMove} />),
      }
    }

    it('a move waits for them in sight, and is then played once', () => {
      const board = early('d2d3')
      expect(board.shown()).toBe('d2d3')
      expect(board.spoken()).toEqual([])
      board.press('Enter')
      board.arrive()
      expect(board.onMove.mock.calls).toEqual([['d2d3']])
      expect(board.shown()).toBeUndefined()
    })

    it('what is no move is refused only then', () => {
      const board = early('d2h8')
      expect(board.spoken()).toEqual([])
      board.arrive()
      expect(board.onMove).not.toHaveBeenCalled()
      expect(board.spoken()).toEqual(['d2h8 is not a legal move'])
    })

    it.each(['Escape', 'ArrowUp', 'Backspace'])('%s calls it back', (key) => {
      const board = early('d2d3')
      board.press(key)
      board.arrive()
      expect(board.onMove).not.toHaveBeenCalled()
      expect(board.spoken()).toEqual([])
    })
  })

  it('leaves keys with a modifier to the browser', () => {
    const board = open()
    expect(fireEvent.keyDown(board.grid, { key: 'd', ctrlKey: true })).toBe(true)
    expect(board.container.querySelector('kbd')).toBeNull()
  })
})

describe('removal', () => {
  const names = { open: /Take off the coordinator on d4/, confirm: /^Take off the coordinator$/ }

  it('a selected man that may be taken off shows the control and the chain to what freezes it', () => {
    const board = open()
    board.tap('d4')
    expect(screen.getByRole('button', { name: names.open })).toBeTruthy()
    expect(board.container.querySelector('.v-chain')).not.toBeNull()
    expect(board.spoken()).toEqual(['white coordinator on d4, frozen by d5'])
  })

  it('asks once, naming the man, and plays only when confirmed', () => {
    const board = open()
    board.tap('d4')
    fireEvent.click(screen.getByRole('button', { name: names.open }))
    expect(screen.getByRole('alertdialog', { name: /coordinator on d4/ })).toBeTruthy()
    expect(board.onMove).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: names.confirm }))
    expect(board.onMove.mock.calls).toEqual([['d4d4']])
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('keeps the man when the question is answered with no', () => {
    const board = open()
    board.tap('d4')
    fireEvent.click(screen.getByRole('button', { name: names.open }))
    fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))
    expect(board.onMove).not.toHaveBeenCalled()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('the question goes with the position it was asked in, and does not come back by itself', () => {
    const props = { layout: squares(8, 8), pieceSet: chess, text: sampleText, interactive: [0], onMove: vi.fn() }
    const { rerender } = render(<Board {...props} men={standing} moves={moves} />)
    fireEvent.keyDown(screen.getByRole('grid'), { key: 'd' })
    for (const key of '4d4') fireEvent.keyDown(screen.getByRole('grid'), { key })
    expect(screen.getByRole('alertdialog')).toBeTruthy()
    rerender(<Board {...props} men={standing} moves={[]} />)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('grid'))
    rerender(<Board {...props} men={standing} moves={moves} />)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it.each([
    ['Delete on the man', (board: ReturnType<typeof open>) => [board.type('d4'), board.press('Delete')]],
    ['its cell typed twice', (board: ReturnType<typeof open>) => board.type('d4d4')],
  ])('%s asks as well', (_, ask) => {
    const board = open()
    ask(board)
    expect(screen.getByRole('alertdialog')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: names.confirm }))
    expect(board.onMove.mock.calls).toEqual([['d4d4']])
  })
})
