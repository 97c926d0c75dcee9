import { describeMove } from '../src/ask/victims.ts'
import type { Game } from '../src/game/index.ts'
import { parsePosition, printPosition } from '../src/notation/index.ts'
import { createMoves } from '../src/position/move.ts'
import type { Position } from '../src/position/position.ts'
import { gameOf } from '../src/variants/catalogue.ts'

/** A legal move as the engine reads it, spelt out so that it can be held against another reading. */
export interface MoveReading {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly act: string
  readonly victims: readonly { readonly square: string; readonly rule: string; readonly partner: string | null }[]
  /** Text of the position it leads to. */
  readonly leadsTo: string
}

export interface PositionReading {
  readonly moves: readonly MoveReading[]
  readonly frozen: readonly string[]
  readonly inCheck: boolean
  /** Why the game is over as the board stands, and who has won; null while it goes on, and for a draw. */
  readonly over: string | null
  readonly winner: string | null
}

/** Everything the engine says of the seat to move. */
export function readPosition(game: Game, p: Position): PositionReading {
  const out = createMoves()
  const n = game.legal(p, out)
  const moves = Array.from(out.subarray(0, n), (move) => {
    const { id, from, to, act, victims } = describeMove(game, p, move)
    game.make(p, move)
    const leadsTo = printPosition(game, p)
    p.unmake()
    const taken = victims.map(({ cell, rule, partner }) => ({ square: cell, rule, partner }))
    return { id, from, to, act, victims: taken, leadsTo }
  })
  const outcome = game.outcome(p)
  const winner = game.variant.seats.find((_, seat) => outcome?.scores[seat] === 1)
  return {
    moves: moves.sort((a, b) => (a.id < b.id ? -1 : 1)),
    frozen: game.board.names.filter((_, cell) => p.cells[cell] !== 0 && !game.rules.setting.isFree(p, cell)).toSorted(),
    inCheck: game.isInCheck(p, p.mover),
    over: outcome?.reason ?? null,
    winner: winner?.id ?? null,
  }
}

/** The position a text describes; a test that hands in a wrong text is itself wrong. */
export function positionOf(game: Game, text: string): Position {
  const read = parsePosition(game, text)
  if (!read.ok) throw new Error(`${read.fault.reason} ${JSON.stringify(read.fault.params)} in ${text}`)
  return read.value
}

/** The game of a slug that the catalogue is known to hold. */
export function knownGame(slug: string): Game {
  const game = gameOf(slug)
  if (game === undefined) throw new Error(`no variant has the slug ${slug}`)
  return game
}
