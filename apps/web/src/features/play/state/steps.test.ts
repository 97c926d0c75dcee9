import type { ManAnswer, MoveAnswer, PositionAnswer, StepAnswer } from '@variorum/engine/ask'
import { describe, expect, it } from 'vitest'
import { menAfter, missingSteps } from './steps.ts'

const man = (cell: string, seat: number): ManAnswer => ({ cell, seat, kind: 'rook', letter: 'R' })
const move = (from: string, to: string, victims: readonly string[] = [], act = 'move'): MoveAnswer => ({
  id: `${from}${to}`,
  from,
  to,
  act,
  kind: 'rook',
  seat: 0,
  text: '',
  victims: victims.map(cell => ({ cell, kind: 'rook', seat: 1, rule: 'pinch', partner: null })),
})
const position: PositionAnswer = {
  variant: 'any',
  fen: '',
  toMove: 0,
  men: [],
  check: [],
  frozen: [],
  outcome: null,
  ply: 0,
  moveNumber: 1,
  quiet: 0,
  repeated: 1,
}
const step = (from: string, to: string): StepAnswer => ({ move: move(from, to), gives: null, position })

describe('missing steps', () => {
  it('are the new moves only, when the game went on', () => {
    expect(missingSteps([step('a1', 'a2')], ['a1a2', 'b1b2'])).toEqual({ kept: 1, moves: ['b1b2'] })
  })

  it('are none when moves were taken back', () => {
    expect(missingSteps([step('a1', 'a2'), step('b1', 'b2')], ['a1a2'])).toEqual({ kept: 1, moves: [] })
  })

  it('begin where another line parts from the known one', () => {
    expect(missingSteps([step('a1', 'a2'), step('b1', 'b2')], ['a1a2', 'c1c2'])).toEqual({ kept: 1, moves: ['c1c2'] })
  })
})

describe('men after a move', () => {
  const men = [man('a1', 0), man('b1', 0), man('c3', 1), man('d4', 1)]

  it('stand where it went, without its victims', () => {
    expect(menAfter(men, move('a1', 'a5', ['c3']))).toEqual([man('a5', 0), man('b1', 0), man('d4', 1)])
  })

  it('lose the man itself when it is taken off', () => {
    expect(menAfter(men, move('b1', 'b1', [], 'removal'))).toEqual([man('a1', 0), man('c3', 1), man('d4', 1)])
  })

  it('replace what stood where it landed', () => {
    expect(menAfter(men, move('a1', 'd4', ['d4']))).toEqual([man('d4', 0), man('b1', 0), man('c3', 1)])
  })
})
