import type { Game } from '../game/game.ts'
import { letterOf, printPosition } from '../notation/position-text.ts'
import { kindOf, manOf, seatOf } from '../position/man.ts'
import type { Position } from '../position/position.ts'
import type { Outcome } from '../rules/kinds.ts'
import { stepsBack } from '../rules/quiet-steps.ts'
import type { Asked, Line, ManAnswer, OutcomeAnswer, PositionAnswer } from './answers.ts'
import { answer, openLine } from './open.ts'

/** Everything a screen shows of the position a line has come to. */
export function askPosition(game: Game, line: Line): Asked<PositionAnswer> {
  const opened = openLine(game, line)
  return opened.ok ? answer(describePosition(game, opened.value)) : opened
}

export function describePosition(game: Game, p: Position): PositionAnswer {
  const { slots } = game.rules.setting
  const outcome = game.outcome(p)
  return {
    variant: game.variant.slug,
    fen: printPosition(game, p),
    toMove: p.mover,
    stage: p.cells[slots.stage],
    men: occupied(game, p).map((cell) => describeMan(game, p, cell)),
    check: takeableRoyals(game, p),
    frozen: frozenMen(game, p),
    outcome: outcome === undefined ? null : describeOutcome(outcome),
    ply: p.height,
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

export function describeOutcome({ reason, scores }: Outcome): OutcomeAnswer {
  const best = Math.max(...scores)
  const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []))
  return { reason, winner: winners.length === 1 ? (winners[0] ?? null) : null, scores }
}

const occupied = (game: Game, p: Position): number[] =>
  Array.from({ length: game.board.size }, (_, cell) => cell).filter((cell) => p.cells[cell] !== 0)

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
