import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { men, move } from '../gallery/samples.ts'
import { stage } from './stage.tsx'

const standing = men('Kd1 Pd2 Pb5 pc5 pd6 ke8')
const pinch = move('Pd2d5 xpc5:pinch:b5')
const moves = [pinch, move('Pd2d4'), move('Kd1e1')]
const open = () => stage({ men: standing, moves })

describe('tapping', () => {
  it('a tap on a man and a tap on a target play the move', () => {
    const board = open()
    board.tap('d2')
    expect(board.cell('d2').getAttribute('aria-selected')).toBe('true')
    board.tap('d4')
    expect(board.onMove.mock.calls).toEqual([['d2d4']])
  })

  it('a second tap on the man lets it go', () => {
    const board = open()
    board.tap('d2')
    board.tap('d2')
    expect(board.cell('d2').getAttribute('aria-selected')).toBe('false')
    expect(board.onInspect.mock.calls).toEqual([['d2'], [null]])
  })

  it('a tap on a cell that is no target plays nothing and lets go', () => {
    const board = open()
    board.tap('d2')
    board.tap('h8')
    expect(board.onMove).not.toHaveBeenCalled()
    expect(board.cell('d2').getAttribute('aria-selected')).toBe('false')
  })

  it("another side's man can be looked at but not moved", () => {
    const board = stage({ men: standing, moves, interactive: [1] })
    board.tap('d2')
    expect(board.onInspect).toHaveBeenCalledWith('d2')
    board.tap('d4')
    expect(board.onMove).not.toHaveBeenCalled()
  })

  it('a man pressed before the board stood is selected when it comes, and goes at the next tap', () => {
    const board = stage({ men: standing, moves, firstSelected: 'd2' })
    expect(board.cell('d2').getAttribute('aria-selected')).toBe('true')
    board.tap('d4')
    expect(board.onMove.mock.calls).toEqual([['d2d4']])
  })

  it('a busy board takes no move', () => {
    const board = stage({ men: standing, moves, busy: true })
    board.tap('d2')
    board.tap('d4')
    board.type('d2d4')
    expect(board.onMove).not.toHaveBeenCalled()
  })

  it('a click made by assistive technology plays as a tap does', () => {
    const board = open()
    fireEvent.click(board.cell('d2'), { detail: 0 })
    fireEvent.click(board.cell('d5'), { detail: 0 })
    expect(board.onMove.mock.calls).toEqual([['d2d5']])
  })

  it('moves that share both ends are told apart by a question', () => {
    const twin = { ...move('Pd2d4 xpd6:pinch'), id: 'd2d4#' }
    const board = stage({ men: standing, moves: [move('Pd2d4'), twin] })
    board.tap('d2')
    board.tap('d4')
    expect(board.onMove).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: /takes pawn d6/ }))
    expect(board.onMove.mock.calls).toEqual([['d2d4#']])
  })
})

describe('the live region', () => {
  it('speaks selection with targets and captures, then the move with its victims, in order and once', () => {
    const board = open()
    board.tap('d2')
    board.tap('d5')
    expect(board.spoken()).toEqual([
      'white pawn on d2: 2 moves, 1 of them take',
      'white pawn from d2 to d5, takes pawn c5',
    ])
  })

  it('does not say of a man whose turn it is not that it has nowhere to go', () => {
    const board = stage({ men: standing, moves, interactive: [0] })
    board.tap('e8')
    expect(board.spoken()).toEqual(['black king on e8, not to be moved now'])
  })

  it('speaks nothing for a board at first sight', () => {
    expect(open().spoken()).toEqual([])
  })

  it('names what a target takes in the name of its cell', () => {
    const board = open()
    board.tap('d2')
    expect(board.cell('d5').getAttribute('aria-label')).toBe('d5, takes pawn c5')
    expect(board.cell('d4').getAttribute('aria-label')).toBe('d4, can go here')
  })
})

describe('a move put down', () => {
  it('stays where it was put while the answer is awaited, and goes back when refused', async () => {
    const board = open()
    let refuse = () => {}
    board.onMove.mockReturnValue(
      new Promise((_, reject) => {
        refuse = () => reject(new Error('refused'))
      }),
    )
    board.tap('d2')
    board.tap('d4')
    expect(board.container.querySelector('[data-man="d4"]')).not.toBeNull()
    await act(async () => refuse())
    expect(board.container.querySelector('[data-man="d2"]')).not.toBeNull()
    expect(board.container.querySelector('[data-man="d4"]')).toBeNull()
  })

  it('shows the mover arrived, then lines to the victims, then the victims gone', () => {
    vi.useFakeTimers()
    const board = open()
    const victims = () => board.container.querySelectorAll('[data-leaving]').length
    const lines = () => board.container.querySelectorAll('.v-takes [data-victim="c5"]').length
    board.tap('d2')
    board.tap('d5')
    expect([victims(), lines()]).toEqual([1, 0])
    act(() => vi.advanceTimersToNextTimer())
    expect([victims(), lines()]).toEqual([1, 1])
    act(() => vi.advanceTimersToNextTimer())
    expect(board.container.querySelector('[data-leaving="leaving"]')).not.toBeNull()
    act(() => vi.advanceTimersToNextTimer())
    expect([victims(), lines()]).toEqual([0, 0])
    vi.useRealTimers()
  })

  it('moves nothing for a reader who asked for stillness, in the same order of states', () => {
    vi.useFakeTimers()
    const animate = vi.spyOn(Element.prototype, 'animate')
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    const board = open()
    board.tap('d2')
    board.tap('d5')
    const seen: (string | null | undefined)[] = []
    for (let phase = 0; phase < 4; phase++) {
      seen.push(board.container.querySelector('[data-leaving]')?.getAttribute('data-leaving'))
      act(() => vi.advanceTimersToNextTimer())
    }
    expect(seen).toEqual(['moving', 'taking', 'leaving', undefined])
    expect(animate).not.toHaveBeenCalled()
    vi.useRealTimers()
  })
})
