import type { LineAnswer, MoveId } from '../../ask/answers.ts'
import { describeOutcome } from '../../ask/position.ts'
import type { Game } from '../../game/game.ts'
import { readMove } from '../../notation/move-text.ts'
import { printPosition, startPosition } from '../../notation/position-text.ts'
import { positionKey } from '../../openings/index.ts'
import { numbersFrom, think } from '../../search/index.ts'
import { answered } from '../complaint.ts'

/** A game of the engine against itself, as it is kept: its opening, and how it ended. */
export interface OwnGame {
  /** Which of the games of its seed, counted from nought. */
  readonly number: number
  readonly winner: number | null
  /** By the rules, or `clear` where nothing could be missed any more, or `steps` for one that was broken off. */
  readonly reason: string
  /** Steps of the whole game. */
  readonly steps: number
  readonly moves: readonly MoveId[]
  readonly keys: readonly string[]
}

/** Steps of a game that are kept. */
const KEPT = 24
/** So long it chooses among its best moves, by chance and the less likely the worse they are (hundredths of a pawn). */
const VARIED = 16
const LINES = 4
const MARGIN = 50
const WARMTH = 20
/** After the opening a game is played out with less thought: its end only says who stood better. */
const SHARE_AFTER = 0.2
/** A game is over when one side is so far ahead for so many steps together. */
const SURE = 800
const SURE_STEPS = 4
/** What is not over by then belongs to whoever is ahead by so much, or is a draw. */
const MOST_STEPS = 200
const AHEAD = 200

/** Plays one game, which depends on nothing but the arguments. */
export function playOwnGame(game: Game, nodes: number, seed: number, number: number): OwnGame {
  const next = numbersFrom(numbersFrom(seed)() + number)
  const p = startPosition(game)
  const [moves, keys]: [MoveId[], string[]] = [[], []]
  // The first seat's side of it, and how long it has been beyond doubt.
  let [score, sure] = [0, 0]
  const over = (winner: number | null, reason: string): OwnGame => ({
    number,
    winner,
    reason,
    steps: moves.length,
    moves: moves.slice(0, KEPT),
    keys: keys.slice(0, KEPT),
  })
  for (;;) {
    const outcome = game.outcome(p)
    if (outcome !== undefined) return over(describeOutcome(outcome).winner, outcome.reason)
    if (sure >= SURE_STEPS) return over(score > 0 ? 0 : 1, 'clear')
    if (moves.length >= MOST_STEPS) return over(Math.abs(score) < AHEAD ? null : score > 0 ? 0 : 1, 'steps')
    const isVaried = moves.length < VARIED
    const spent = moves.length < KEPT ? nodes : Math.max(1, Math.round(nodes * SHARE_AFTER))
    const { lines } = answered(
      think(
        game,
        { variant: game.variant.slug, moves },
        {
          limits: { nodes: spent },
          lines: isVaried ? LINES : 1,
          seed: next(),
          now: () => 0,
          shouldStop: () => false,
          onThought: () => {},
        },
      ),
    )
    const chosen = isVaried ? choose(lines, next() / 2 ** 32) : lines[0]
    const found = Math.abs(chosen.score) >= SURE && score * signed(chosen.score, p.mover) > 0
    score = signed(chosen.score, p.mover)
    sure = found || (sure === 0 && Math.abs(score) >= SURE) ? sure + 1 : 0
    const move = readMove(game, p, chosen.line[0] ?? '')
    if (!move.ok) throw new Error(`${game.variant.slug}: no move after ${moves.join(' ')}`)
    if (moves.length < KEPT) keys.push(positionKey(printPosition(game, p)))
    moves.push(chosen.line[0] ?? '')
    game.make(p, move.value)
  }
}

const signed = (score: number, seat: number): number => (seat === 0 ? score : -score)

/** One of the lines, the best first of them, that are nearly as good as the best. `chance` lies between 0 and 1. */
function choose(lines: readonly LineAnswer[], chance: number): LineAnswer {
  const [best] = lines
  const close = lines.filter(({ score }) => best.score - score <= MARGIN)
  const weights = close.map(({ score }) => Math.exp((score - best.score) / WARMTH))
  let left = chance * weights.reduce((sum, weight) => sum + weight, 0)
  for (const [index, line] of close.entries()) {
    left -= weights[index]
    if (left < 0) return line
  }
  return best
}
