import { describe, expect, test } from 'vitest'
import { askPlay, type Line } from '../src/ask/index.ts'
import { holdEngineToCases, value } from './engine-cases.ts'
import { knownGame } from './kernel-reading.ts'
import { movesCases } from './referee/humpty-cases.ts'
import { checkCases, notationCases, outcomeCases, playCases, quietCases } from './referee/humpty-outcomes.ts'

/** Expected values were worked out by hand from the rules in prose; the second reading is held against them too. */
const game = knownGame('humpty-dumpty')
const lineFrom = (start: string, ...moves: readonly string[]): Line => ({ variant: 'humpty-dumpty', start, moves })

holdEngineToCases('humpty-dumpty', {
  moves: movesCases,
  plays: playCases,
  checks: checkCases,
  outcomes: outcomeCases,
  quiet: quietCases,
  notation: notationCases,
})

describe('the legal moves of a position are complete, each with what it takes', () => {
  // Counted apart from the lists, so that none has lost a move.
  test.each([
    ['H1', 43],
    ['H2', 6],
    ['H2b', 7],
    ['H2c', 7],
    ['H3', 9],
    ['H4', 9],
    ['H5', 26],
    ['H6', 15],
    ['H7', 2],
    ['H7b', 2],
    ['H7c', 6],
    ['H8', 13],
    ['H8b', 5],
    ['H8c', 11],
    ['H9', 7],
    ['H9b', 6],
    ['H10', 16],
    ['H12', 4],
  ])('%s lists %d moves', (id, count) => {
    expect(movesCases.find((one) => one.id === id)?.expected).toHaveLength(count)
  })
})

describe('writing', () => {
  test.each([
    ['Fd7-c8', 'd7c8'],
    ['Fc8', 'd7c8'],
    ['Fd7-c8=G', 'd7c8g'],
  ])('%s, of a frog that might become another, is read as %s', (text, id) => {
    expect(value(askPlay(game, lineFrom('11k/3F8/12/12/12/12/12/11K w'), text)).move.id).toBe(id)
  })
})
