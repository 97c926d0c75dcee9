import type { MoveAnswer, PositionAnswer, StepAnswer } from '@variorum/engine/ask'
import { describe, expect, it } from 'vitest'
import { missingSteps } from './steps.ts'

const move = (from: string, to: string): MoveAnswer => ({
  id: `${from}${to}`,
  from,
  to,
  act: 'move',
  kind: 'rook',
  seat: 0,
  text: '',
  victims: [],
})
const position: PositionAnswer = {
  variant: 'any',
  fen: '',
  toMove: 0,
  stage: 0,
  men: [],
  unseen: [],
  hands: [],
  check: [],
  frozen: [],
  standings: [],
  dead: [],
  resignation: null,
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
