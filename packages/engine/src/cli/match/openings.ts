import type { MoveId } from '../../ask/answers.ts'
import type { Game } from '../../game/game.ts'
import { moveId } from '../../notation/move-text.ts'
import { startPosition } from '../../notation/position-text.ts'
import { createMoves } from '../../position/move.ts'
import { numbersFrom, think } from '../../search/index.ts'

/** Turns played by chance; an even number, so that the first seat begins. */
const TURNS = 6
/** A search so short calls an opening even when it sees at most so many hundredths of a pawn in it. */
const LOOK = { nodes: 2_000 }
const EVEN = 60
/** Where so many openings were all uneven, as games may be from their start, the evenest of them will do. */
const TRIES = 24

/** The opening of a pair of games: random moves by which neither side has gained. Depends on nothing but its arguments. */
export function openingOf(game: Game, seed: number, pair: number): readonly MoveId[] {
  const next = numbersFrom(numbersFrom(seed)() + pair)
  let evenest: readonly MoveId[] = []
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < TRIES && least > EVEN; tries++) {
    const moves = randomTurns(game, next)
    const asked = think(
      game,
      { variant: game.variant.slug, moves },
      { limits: LOOK, seed: 1, now: () => 0, shouldStop: () => false, onThought: () => {} },
    )
    // One that has ended the game, or stands before its end, is no opening.
    if (!asked.ok || asked.value.mateIn !== null || Math.abs(asked.value.score) >= least) continue
    least = Math.abs(asked.value.score)
    evenest = moves
  }
  return evenest
}

/** Whole turns, for a turn may have several steps. */
function randomTurns(game: Game, next: () => number): MoveId[] {
  const legal = createMoves()
  const p = startPosition(game)
  const moves: MoveId[] = []
  for (let turns = 0; turns < TURNS && game.outcome(p) === undefined; ) {
    const seat = p.mover
    const move = legal[next() % game.legal(p, legal)]
    moves.push(moveId(game, p, move))
    game.make(p, move)
    if (p.mover !== seat) turns++
  }
  return moves
}
