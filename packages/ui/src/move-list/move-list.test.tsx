import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { move } from '../gallery/samples.ts'
import { MoveList, type MoveListText } from './move-list.tsx'

const text: MoveListText = {
  name: 'Moves',
  start: 'Start',
  empty: 'No move yet.',
  move: ({ move: made }, number) => `${number}. ${made.text}`,
  gives: (gives) => (gives === 'mate' ? '#' : '+'),
}
const steps = [
  { move: move('Pd2d5'), gives: null },
  { move: move('nb8b4 xPb2:leap xRb3:leap'), gives: 'check' as const },
  { move: move('Kd1e1'), gives: null },
]

describe('the list of moves', () => {
  it('has a row for each full move and names the victims of each', () => {
    render(<MoveList steps={steps} current={3} onGo={() => {}} text={text} />)
    const rows = within(screen.getByRole('list', { name: 'Moves' })).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual(['1Pd2-d5Nb8-b4+xb2,b3', '2Kd1-e1'])
  })

  it('begins in the column of the seat that began', () => {
    render(<MoveList steps={steps.slice(1)} current={0} onGo={() => {}} text={text} firstNumber={7} />)
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['7Nb8-b4+xb2,b3', '8Kd1-e1'])
  })

  it('marks the move shown and makes it the one stop for Tab', () => {
    render(<MoveList steps={steps} current={2} onGo={() => {}} text={text} />)
    const stops = screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)
    expect(stops.map((stop) => stop.getAttribute('aria-label'))).toEqual(['1. Nb8-b4 xb2,b3'])
    expect(stops[0]?.getAttribute('aria-current')).toBe('step')
  })

  it('goes to a move by click and by key, and no further than its ends', () => {
    const onGo = vi.fn()
    render(<MoveList steps={steps} current={2} onGo={onGo} text={text} />)
    const shown = screen.getByRole('button', { current: 'step' })
    fireEvent.click(screen.getByRole('button', { name: '1. Pd2-d5' }))
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'])
      fireEvent.keyDown(shown, { key })
    expect(onGo.mock.calls.flat()).toEqual([1, 1, 3, 1, 3, 0, 3])
  })

  it('keeps a column for each of four, and leaves a gap for who is out of the game', () => {
    const seats = [1, 2, 3, 0, 2, 3, 2]
    const round = seats.map((seat, index) => ({ move: { ...move('Kd1e1'), seat, text: `m${index + 1}` }, gives: null }))
    const onGo = vi.fn()
    render(<MoveList steps={round} current={5} onGo={onGo} text={text} seats={4} firstNumber={9} />)
    const cells = screen.getAllByRole('listitem').map((row) => [...row.children].map((child) => child.textContent))
    expect(cells).toEqual([
      ['9', '', 'm1', 'm2', 'm3'],
      ['10', 'm4', '', 'm5', 'm6'],
      ['11', '', '', 'm7', ''],
    ])
    const shown = screen.getByRole('button', { current: 'step' })
    for (const key of ['ArrowUp', 'ArrowDown']) fireEvent.keyDown(shown, { key })
    expect(onGo.mock.calls.flat()).toEqual([2, 7])
  })

  it('keeps the steps of one turn in one cell', () => {
    const turns = [0, 0, 1, 1, 0].map((seat, index) => ({
      move: { ...move('Kd1e1'), seat, text: `m${index + 1}` },
      gives: null,
    }))
    const onGo = vi.fn()
    render(<MoveList steps={turns} current={2} onGo={onGo} text={text} />)
    const cells = screen.getAllByRole('listitem').map((row) => [...row.children].map((child) => child.textContent))
    expect(cells).toEqual([
      ['1', 'm1m2', 'm3m4'],
      ['2', 'm5', ''],
    ])
    fireEvent.keyDown(screen.getByRole('button', { current: 'step' }), { key: 'ArrowDown' })
    expect(onGo).toHaveBeenCalledExactlyOnceWith(5)
  })

  it('prints what is remarked on a move after it, and says it in words', () => {
    const steps = [{ move: { ...move('Kd1e1'), seat: 0, text: 'Ke1' }, gives: null }]
    const remarks = new Map([[1, { sign: '??', words: 'Blunder.' }]])
    render(<MoveList steps={steps} current={1} onGo={() => {}} text={text} remarks={remarks} />)
    const shown = screen.getByRole('button', { current: 'step' })
    expect(shown.textContent).toBe('Ke1??')
    expect(shown.getAttribute('aria-label')).toMatch(/ Blunder\.$/)
  })

  it('says so when there are no moves', () => {
    render(<MoveList steps={[]} current={0} onGo={() => {}} text={text} />)
    expect(screen.getByText('No move yet.')).toBeTruthy()
    expect(screen.queryByRole('list')).toBeNull()
  })
})
