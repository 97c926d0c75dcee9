import type { MoveId } from '../ask/answers.ts'
import type { Game } from '../game/index.ts'
import { moveId, readMove } from '../notation/move-text.ts'
import { printPlacement, startPosition } from '../notation/position-text.ts'
import type { Position } from '../position/position.ts'
import { type BotLevel, type Limits, numbersFrom } from '../search/index.ts'
import { legalMoves } from './listed.ts'
import { Lookout, thoughtIn } from './lookout.ts'
import type { Proved, Prover } from './proof.ts'
import type { PuzzleSource } from './puzzle.ts'

/** A proved puzzle without name, themes and rating. */
export interface Find extends Proved {
  readonly position: string
  readonly led: MoveId
  readonly source: PuzzleSource
}

/** Who plays: mostly such as make mistakes, now and then one that punishes them. */
const PLAYERS: readonly { readonly level?: BotLevel; readonly limits?: Limits }[] = [
  { level: 'novice' },
  { level: 'novice' },
  { level: 'beginner' },
  { level: 'beginner' },
  { limits: { nodes: 150 } },
  { limits: { nodes: 400 } },
  { limits: { nodes: 1_000 } },
]
/** Moves of the opening, which is left to chance and not looked at: from so many to so many. */
const LEAST_OPENING = 2
const MOST_OPENING = 9
const MOST_PLIES = 160
/** Other moves than the one played that are asked about: what if somebody had played this? */
const ASIDES = 2
/** Puzzles taken from one game, such as are over with the first move not counted; of those one in so many is kept. */
const MOST_FINDS = 6
const SHORT = 3

/**
 * Plays the game of that number and yields the puzzles met on its way. Depends on nothing but game, seed and number: bots
 * of mixed strength from an opening left to chance; at every move also some others, chosen by chance, are looked at.
 */
export function* findIn(game: Game, prover: Prover, seed: number, number: number): Generator<Find, undefined> {
  const next = numbersFrom(numbersFrom(seed)() + number)
  const players = [PLAYERS[next() % PLAYERS.length], PLAYERS[next() % PLAYERS.length]]
  const opening = LEAST_OPENING + (next() % (MOST_OPENING - LEAST_OPENING))
  const lookout = new Lookout(game)
  const p = startPosition(game)
  /** First steps of what was found: the same one again is the same story. */
  const firsts = new Set<MoveId>()
  let finds = 0
  let restUntil = opening
  for (let ply = 1; ply <= MOST_PLIES && finds < MOST_FINDS && game.outcome(p) === undefined; ply++) {
    const moves = legalMoves(game, p).map((move) => moveId(game, p, move))
    const byChance = Array.from({ length: ASIDES + 1 }, () => moves[next() % moves.length])
    const played = ply <= opening ? byChance[0] : (thoughtIn(game, p, { ...players[p.mover], seed: next() }).best ?? '')
    const asked = new Set(ply <= opening ? [] : [played, ...byChance])
    const position = printPlacement(game, p)
    for (const led of ply > restUntil ? asked : []) {
      const proved = proofAfter(game, prover, lookout, p, position, led, firsts, next)
      if (proved === undefined) continue
      firsts.add(proved.line[0].move)
      const isShort = proved.line.length === 1
      if (isShort && next() % SHORT !== 0) break
      finds += isShort ? 0 : 1
      // What follows at once is the same story told from its middle.
      restUntil = ply + proved.line.length
      yield { ...proved, position, led, source: led === played ? 'self-play' : 'perturbed' }
      break
    }
    make(game, p, played)
  }
  return undefined
}

function proofAfter(
  game: Game,
  prover: Prover,
  lookout: Lookout,
  p: Position,
  position: string,
  led: MoveId,
  firsts: ReadonlySet<MoveId>,
  next: () => number,
): Proved | undefined {
  const { mover } = p
  make(game, p, led)
  const attempt = p.mover === mover ? undefined : lookout.attempt(p, next)
  p.unmake()
  return attempt && !firsts.has(attempt.hope) ? prover.prove(position, led, attempt) : undefined
}

function make(game: Game, p: Position, id: MoveId): void {
  const read = readMove(game, p, id)
  if (!read.ok) throw new Error(`${game.variant.slug}: ${id} is not legal in ${printPlacement(game, p)}`)
  game.make(p, read.value)
}
