import type { Game } from '../game/game.ts'
import { letterOf } from '../notation/position-text.ts'
import { kindOf, manOf } from '../position/man.ts'
import { argumentOf, createMoves, type Move, toOf } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import type { Cell, Outcome } from '../rules/kinds.ts'
import type { Asked, ExplainAnswer, ReasonAnswer, Seat } from './answers.ts'
import { asIfToMove, exposure } from './obstacles.ts'
import { answer, refuse } from './open.ts'
import { describeMove } from './victims.ts'

interface Held {
  readonly kind: number
  readonly seat: Seat
}

/** Where a man in hand may be put, and why nowhere else. It stands nowhere: nothing could take it. */
export function explainInHand(
  game: Game,
  p: Position,
  name: string,
  outcome: Outcome | undefined,
): Asked<ExplainAnswer> {
  const letter = name.slice(0, -1)
  const held = heldCalled(game, p, letter)
  if (held === undefined) return refuse('badCell', { cell: name })
  const { kind, seat } = held
  const circumstances: ReasonAnswer[] =
    outcome !== undefined
      ? [{ key: 'gameOver', params: { reason: outcome.reason } }]
      : seat === p.mover
        ? []
        : [{ key: 'notYourTurn', params: {} }]
  return asIfToMove(game, p, seat, () => {
    const legal = dropsOf(game, p, kind, 'legal')
    return answer({
      cell: name,
      man: { cell: name, kind: game.kinds[kind].name, seat, letter },
      moves: legal.map((move) => describeMove(game, p, move)).sort((a, b) => (a.id < b.id ? -1 : 1)),
      obstacles: [...circumstances, ...(legal.length > 0 ? [] : [nowhere(game, p, kind)])],
      bars: barsOf(game, p, kind),
      hindrances: [],
      immunities: [],
      attackers: [],
    })
  })
}

/** Why a man that the seat to move holds may not be put on the empty cell; undefined where it may. */
export function whyNoDrop(game: Game, p: Position, kind: number, to: Cell): ReasonAnswer | undefined {
  // What a seat does besides moving its men is done by an empty cell.
  for (const { movement } of game.kinds[kindOf(0)].abilities) {
    const hindrance = movement.hindersDrop?.(p, kind, to)
    if (hindrance === undefined) continue
    return { key: hindrance.key, params: { by: hindrance.by.map((one) => game.board.names[one]).sort() } }
  }
  const isHere = (move: Move) => toOf(move) === to
  if (dropsOf(game, p, kind, 'legal').some(isHere)) return undefined
  const move = dropsOf(game, p, kind, 'pseudoLegal').find(isHere)
  return move === undefined ? undefined : exposure(game, p, move)
}

function nowhere(game: Game, p: Position, kind: number): ReasonAnswer {
  if (!game.mayActAsSeat(p)) return { key: 'notThisStep', params: {} }
  const [first] = dropsOf(game, p, kind, 'pseudoLegal')
  return first === undefined ? { key: 'noRoom', params: {} } : exposure(game, p, first)
}

/** Why not everywhere, key by key with the cells it is about: limits of the kind, and what duty forbids. */
function barsOf(game: Game, p: Position, kind: number): ReasonAnswer[] {
  const { names } = game.board
  const bars = new Map<string, { readonly to: string[]; readonly by: Set<string> }>()
  for (let to = 0; to < game.board.size; to++) {
    const reason = p.cells[to] === 0 ? whyNoDrop(game, p, kind, to) : undefined
    if (reason === undefined || exposures.includes(reason.key)) continue
    const bar = bars.get(reason.key) ?? { to: [], by: new Set() }
    bar.to.push(names[to])
    for (const by of [reason.params.by ?? []].flat()) bar.by.add(by)
    bars.set(reason.key, bar)
  }
  return [...bars].map(([key, { to, by }]) => ({ key, params: { to, by: [...by].sort() } }))
}

/** Of what would leave a king in check the check itself speaks. */
const exposures: readonly string[] = ['leavesCheck', 'pinned']

function dropsOf(game: Game, p: Position, kind: number, which: 'legal' | 'pseudoLegal'): Move[] {
  const out = createMoves()
  const n = game[which](p, out)
  return Array.from(out.subarray(0, n)).filter(
    (move) => p.cells[toOf(move)] === 0 && game.abilityOf(p, move).act === 'drop' && argumentOf(move) === kind,
  )
}

/** The man in a hand that position text has that letter for: whose it is, capitals tell. */
function heldCalled(game: Game, p: Position, letter: string): Held | undefined {
  const { hands } = game.rules.setting
  if (hands === undefined) return undefined
  return game.variant.seats
    .flatMap((_, seat) => hands.kinds.map((kind) => ({ kind, seat })))
    .find(
      ({ kind, seat }) => p.cells[hands.slots[manOf(kind, seat)]] > 0 && letterOf(game, manOf(kind, seat)) === letter,
    )
}
