import type { MoveId, OutcomeAnswer, Seat, ThoughtAnswer } from '@variorum/engine/ask'
import { type Opinion, opinionAtEnd, opinionOf, type PlayedMove, reviewOf } from '@variorum/engine/review'

/** A position of the game: after how many steps, and what the rules say of it. */
export interface Spot {
  readonly toMove: Seat
  /** How the game ended here on the board; null where it could go on. */
  readonly outcome: OutcomeAnswer | null
}

/** What a search, so limited, thinks of the position after those moves. */
export type Judge = (moves: readonly MoveId[], nodes: number, signal: AbortSignal) => Promise<ThoughtAnswer>

export interface Opinions {
  /** By steps played; undefined where nobody has looked yet. */
  readonly first: readonly (Opinion | undefined)[]
  /** Steps whose positions were looked at twice. */
  readonly sure: readonly number[]
}

export const nothingThought: Opinions = { first: [], sure: [] }

/** How much is spent on a position, and how many times as much where it matters. */
const NODES = 30_000
const CLOSER = 4

/** How much of the work is done, from 0 to 1: the second looks are not known before the first are done. */
export function progressOf({ first }: Opinions, positions: number): number {
  return Math.min(1, first.filter((opinion) => opinion !== undefined).length / positions)
}

interface Examined {
  readonly spots: readonly Spot[]
  readonly moves: readonly PlayedMove[]
  readonly before: Opinions
  readonly judge: Judge
  /** How many searches run side by side. */
  readonly lanes: number
  readonly signal: AbortSignal
  readonly told: (opinions: Opinions) => void
}

/**
 * Looks at every position of a game, tells what it thinks so far after each, and then looks closer wherever a move seems
 * to have given something away: what a short search blames, a longer one often pardons. What was looked at before is not
 * looked at again, so an examination that was stopped goes on where it was.
 */
export async function examine({ spots, moves, before, judge, lanes, signal, told }: Examined): Promise<Opinions> {
  let opinions: Opinions = {
    // What the board itself says needs no search.
    first: spots.map(({ outcome }, ply) => (outcome ? opinionAtEnd(outcome) : before.first[ply])),
    sure: before.sure,
  }
  const ids = moves.map(({ id }) => id)
  const look = async (ply: number, nodes: number) =>
    opinionOf(await judge(ids.slice(0, ply), nodes, signal), spots[ply]?.toMove ?? 0)
  const put = (ply: number, opinion: Opinion, isSure: boolean) => {
    opinions = {
      first: opinions.first.with(ply, opinion),
      sure: isSure ? [...opinions.sure, ply] : opinions.sure,
    }
    told(opinions)
  }
  told(opinions)
  const unseen = [...spots.keys()].filter((ply) => opinions.first[ply] === undefined)
  await inLanes(unseen, lanes, async (ply) => put(ply, await look(ply, NODES), false))
  const unsure = () => {
    const doubtful = reviewOf(moves, opinions.first).moves.flatMap((move) =>
      move?.verdict ? [move.ply - 1, move.ply] : [],
    )
    return [...new Set(doubtful)].filter((ply) => !spots[ply]?.outcome && !opinions.sure.includes(ply))
  }
  // A closer look may cast doubt on the moves beside it; no position is looked at closer than once.
  for (let plies = unsure(); plies.length > 0; plies = unsure()) {
    await inLanes(plies, lanes, async (ply) => put(ply, await look(ply, NODES * CLOSER), true))
  }
  return opinions
}

/** Does the work for each, in order, so many at a time. */
async function inLanes<T>(items: readonly T[], lanes: number, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values()
  const lane = async () => {
    // One iterator for all lanes: each takes what is next.
    for (const item of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
