import { expect, it } from 'vitest'
import { arrowsOf } from './arrows.ts'
import { moveLabel } from './move-label.ts'

const written = { move: 'd8h4', text: 'Qh4', seat: 1, number: 2, opens: false, gives: 'mate' } as const

it('a move bears its number where a round begins or is resumed, and one sign for what it gives', () => {
  expect(moveLabel({ ...written, opens: true }, false)).toEqual({ number: '2.', text: 'Qh4', gives: '#' })
  expect(moveLabel(written, true).number).toBe('2…')
  expect(moveLabel(written, false).number).toBe('')
  expect(moveLabel({ ...written, text: 'Qh4#' }, false).gives).toBe('')
})

it('a line of the engine is an arrow for its first move, or a ring where a man comes from nowhere; the best lies uppermost', () => {
  const line = (move: string) => ({ depth: 1, score: 0, mateIn: null, line: [move], lineText: [move] })
  const moves = [
    { id: 'e2e4', from: 'e2', to: 'e4', act: 'move' },
    { id: 'P@e5', from: 'e5', to: 'e5', act: 'drop' },
  ]
  expect(arrowsOf([line('e2e4'), line('P@e5'), line('gone')], moves, false)).toEqual([
    { shape: 'circle', cell: 'e5' },
    { shape: 'arrow', from: 'e2', to: 'e4', tone: 'best' },
  ])
  expect(arrowsOf([line('e2e4')], moves, true)).toEqual([{ shape: 'arrow', from: 'e2', to: 'e4', tone: 'threat' }])
})
