import type { Game } from '../game/game.ts'
import { veil } from '../game/veil.ts'
import { moveId } from '../notation/move-text.ts'
import { letterOf, printPosition } from '../notation/position-text.ts'
import { isMan, kindOf, manOf, seatOf, VEILED } from '../position/man.ts'
import { RESIGNATION } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import type { Outcome } from '../rules/kinds.ts'
import { stepsBack } from '../rules/quiet-steps.ts'
import type { Asked, HandAnswer, Line, ManAnswer, OutcomeAnswer, PositionAnswer, Seat } from './answers.ts'
import { answer, openLine } from './open.ts'
import { deadMen, standingsOf } from './standings.ts'

/** Everything a screen shows of the position a line has come to. */
export function askPosition(game: Game, line: Line, viewer?: Seat): Asked<PositionAnswer> {
  const opened = openLine(game, line)
  return opened.ok ? answer(viewOf(game, opened.value, viewer)) : opened
}

/**
 * What a viewer may know of a position: everything where there is no viewer or nothing is hidden. All of it is worked
 * out from the veiled position, but how the game ended and how many steps there were, which are no secrets.
 */
export function viewOf(game: Game, p: Position, viewer?: Seat): PositionAnswer {
  const known = knownTo(game, p, viewer)
  return describePosition(game, known, game.outcome(p), p.height)
}

/** The position a viewer's questions are answered from. */
export const knownTo = (game: Game, p: Position, viewer?: Seat): Position =>
  viewer === undefined || game.isOpen ? p : veil(game, p, viewer)

function describePosition(game: Game, p: Position, outcome: Outcome | undefined, ply: number): PositionAnswer {
  const { slots } = game.rules.setting
  return {
    variant: game.variant.slug,
    fen: printPosition(game, p),
    toMove: p.mover,
    stage: p.cells[slots.stage],
    men: occupied(game, p).map((cell) => describeMan(game, p, cell)),
    unseen: game.board.names.filter((_, cell) => p.cells[cell] === VEILED),
    hands: handsOf(game, p),
    check: takeableRoyals(game, p),
    frozen: frozenMen(game, p),
    standings: standingsOf(game, p),
    dead: deadMen(game, p),
    resignation: outcome === undefined && game.mayResign(p) ? moveId(game, p, RESIGNATION) : null,
    outcome: outcome === undefined ? null : describeOutcome(outcome),
    ply,
    moveNumber: p.cells[slots.number],
    quiet: p.cells[slots.quiet],
    repeated: p.standings(stepsBack(game.rules.setting, p)) + 1,
  }
}

/** The seat of men that belong to no one, in answers. */
export const NOBODY = -1

export function describeMan(game: Game, p: Position, cell: number): ManAnswer {
  const man = p.cells[cell]
  return {
    cell: game.board.names[cell],
    kind: game.kinds[kindOf(man)].name,
    seat: game.kinds[kindOf(man)].neutral ? NOBODY : seatOf(man),
    letter: letterOf(game, man),
  }
}

function handsOf(game: Game, p: Position): HandAnswer[] {
  const { hands } = game.rules.setting
  if (hands === undefined) return []
  return game.variant.seats.flatMap((_, seat) =>
    hands.kinds.flatMap((number) => {
      const man = manOf(number, seat)
      const count = p.cells[hands.slots[man]]
      return count === 0 ? [] : [{ kind: game.kinds[number].name, seat, letter: letterOf(game, man), count }]
    }),
  )
}

export function describeOutcome({ reason, scores }: Outcome): OutcomeAnswer {
  const best = Math.max(...scores)
  const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []))
  return { reason, winner: winners.length === 1 ? (winners[0] ?? null) : null, scores }
}

const occupied = (game: Game, p: Position): number[] =>
  Array.from({ length: game.board.size }, (_, cell) => cell).filter((cell) => isMan(p.cells[cell]))

/** Where kings may be left to be taken there is no check, and not everybody need know what could be taken. */
function takeableRoyals(game: Game, p: Position): string[] {
  if (!game.isInCheck(p, p.mover)) return []
  return game.kinds
    .filter((kind) => kind.guarded)
    .flatMap((kind) => {
      const man = manOf(kind.number, p.mover)
      return Array.from(p.at.subarray(man * p.size, man * p.size + p.count[man]))
    })
    .filter((cell) => game.isTakeable(p, cell))
    .map((cell) => game.board.names[cell])
}

function frozenMen(game: Game, p: Position): PositionAnswer['frozen'] {
  return occupied(game, p).flatMap((cell) => {
    const by = barringCells(game, p, cell)
    return by.length === 0 ? [] : [{ cell: game.board.names[cell], by }]
  })
}

/** Names of the cells whose men bar the man on a cell from acting. */
export function barringCells(game: Game, p: Position, cell: number): string[] {
  const by = game.rules.guards.flatMap((guard) => guard.barredBy(p, cell, p.cells[cell]))
  return [...new Set(by)].map((other) => game.board.names[other]).sort()
}
