import { describe, expect, test } from 'vitest'
import { square } from '../board/square.ts'
import { manOf } from '../position/man.ts'
import { argumentOf, createMoves, fromOf, packMove, toOf } from '../position/move.ts'
import { anybody } from '../rules/chances/anybody.ts'
import type { Effect, Movement } from '../rules/kinds.ts'
import { step } from '../rules/moves/step.ts'
import { alternate } from '../rules/turns/alternate.ts'
import { noMove } from '../rules/verdicts/no-move.ts'
import { type Ability, can } from './can.ts'
import { defineVariant } from './define-variant.ts'
import { compile } from './game.ts'

/** Each seat has two stones in hand; a stone dropped steps along rank and file. */
const hand = (seat: number) => `hand ${seat}`
const onEmptyCells: Movement = (s) => {
  const hands = s.seats.map((_, seat) => s.slots.declare(hand(seat), { hashed: true }))
  return {
    go(p, _from, base, out, n) {
      if (p.cells[hands[p.mover]] === 0) return n
      for (let cell = 0; cell < s.board.size; cell++) {
        if (p.cells[cell] === 0) out[n++] = base | packMove(cell, cell, 0, s.kindNamed('stone'))
      }
      return n
    },
  }
}
const putDown: Effect = (s) => {
  const hands = s.seats.map((_, seat) => s.slots.declare(hand(seat), { hashed: true }))
  return (p, _from, to, kind) => {
    p.set(to, manOf(kind, p.mover))
    p.set(hands[p.mover], p.cells[hands[p.mover]] - 1)
    return 0
  }
}
const drop: Ability = { act: 'drop', movement: onEmptyCells, captures: [], effects: [putDown], whenBarred: false }

const game = compile(
  defineVariant({
    slug: 'stones',
    name: 'Stones',
    by: 'nobody',
    year: 2000,
    family: 'boards',
    board: square(2, 2),
    seats: [
      { id: 'white', faces: 'n' },
      { id: 'black', faces: 's' },
    ],
    pieces: { stone: { letter: 'S', abilities: [can(step('straight'))], worth: 1 } },
    also: [drop],
    turns: alternate(),
    setup: '2/2',
    ends: [noMove.loses()],
    winsOnTime: anybody(),
  }),
)

function handsOfTwo() {
  const p = game.emptyPosition()
  const slots = game.rules.setting.slots
  for (const seat of [0, 1]) p.set(slots.declare(hand(seat), { hashed: true }), 2)
  p.forgetHistory()
  return p
}

describe('what a seat may do besides moving a man', () => {
  test('drops are offered on every empty cell while the hand lasts, and men on the board move as ever', () => {
    const p = handsOfTwo()
    const out = createMoves()
    expect(game.legal(p, out)).toBe(4)
    expect(fromOf(out[2])).toBe(toOf(out[2]))
    expect(argumentOf(out[2])).toBe(1)
    game.make(p, packMove(0, 0, 0, 1))
    expect(p.cells[0]).toBe(manOf(1, 0))
    expect(game.legal(p, out)).toBe(3)
    game.make(p, packMove(3, 3, 0, 1))
    // White: two drops left cells b1 and a2, and its stone on a1 steps to either.
    expect(game.legal(p, out)).toBe(4)
  })

  test('unmaking gives the stone back to the hand', () => {
    const p = handsOfTwo()
    const before = [...p.cells]
    const hash = [p.hashLow, p.hashHigh]
    game.make(p, packMove(1, 1, 0, 1))
    expect(p.cells[game.rules.setting.slots.declare(hand(0), { hashed: true })]).toBe(1)
    p.unmake()
    expect([...p.cells]).toEqual(before)
    expect([p.hashLow, p.hashHigh]).toEqual(hash)
  })
})
