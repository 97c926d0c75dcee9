import type { MoveId } from '../../ask/answers.ts'
import type { Game } from '../../game/game.ts'
import { readMove } from '../../notation/move-text.ts'
import { startPosition } from '../../notation/position-text.ts'
import { NO_MOVE } from '../../position/move.ts'
import { numbersFrom } from '../../search/index.ts'
import type { Player } from './player.ts'

/** A game of a match, as it is kept. */
export interface Contest {
  /** Which opening, counted from nought. */
  readonly pair: number
  /** The seat the first player had. */
  readonly seat: number
  /** The first player's share of the point. */
  readonly score: number
  /** How it ended: by the rules, or `plies` for a draw by length, `resignation` or `forfeit`. */
  readonly reason: string
  /** Why someone forfeited it. */
  readonly note?: string
  /** How many of the moves are the opening's. */
  readonly opening: number
  readonly moves: string
}

/** Steps after which a game that the rules have not ended is a draw. */
const MOST_PLIES = 400

/** Plays one game from an opening. Rules end it, or its length, or a player who makes no legal move. */
export async function playGame(
  game: Game,
  players: readonly [Player, Player],
  opening: readonly MoveId[],
  { pair, seat, seed }: { readonly pair: number; readonly seat: number; readonly seed: number },
): Promise<Contest> {
  const next = numbersFrom(numbersFrom(seed)() ^ (2 * pair + seat))
  const p = startPosition(game)
  const moves: MoveId[] = []
  let last = NO_MOVE
  const make = (id: MoveId): void => {
    const move = readMove(game, p, id)
    if (!move.ok) throw new Error(`${game.variant.slug}: ${id} is not legal after ${moves.join(' ')}`)
    game.make(p, move.value)
    moves.push(id)
    last = move.value
  }
  const over = (score: number, reason: string, note?: string): Contest => {
    const told = { pair, seat, score, reason, ...(note === undefined ? {} : { note }) }
    return { ...told, opening: opening.length, moves: moves.join(' ') }
  }
  for (const id of opening) make(id)
  for (const player of players) await player.begin(next())
  for (;;) {
    const who = p.mover === seat ? 0 : 1
    const reply = await players[who].reply({ variant: game.variant.slug, moves: [...moves] }, p, last, next())
    if (reply === 'resigns') return over(who === 0 ? 0 : 1, 'resignation')
    if (!reply.ok) return over(who === 0 ? 0 : 1, 'forfeit', reply.note)
    for (const step of reply.steps) {
      make(step)
      const outcome = game.outcome(p)
      if (outcome !== undefined) return over(outcome.scores[seat], outcome.reason)
      if (moves.length >= MOST_PLIES) return over(0.5, 'plies')
    }
  }
}
