import type { Position } from '../position/position.ts'
import type { Finding } from './deepening.ts'
import { chanceOf } from './seeded.ts'

/** So many steps from where a game began, and so many lines apart, a bot opens one way today and another tomorrow. */
const OPENING = 8
export const WAYS = 3
/** What it may cost, in hundredths of a pawn. */
const MARGIN = 25

/** Keeps apart what is decided by chance of the same position. */
const WAY = -6

export const isOpening = (p: Position): boolean => p.height < OPENING

/** Lines of which the best come first, with one in front that is hardly worse. */
export function varied(found: readonly Finding[], p: Position, seed: number): readonly Finding[] {
  const good = found.filter(({ score }) => score >= found[0].score - MARGIN)
  const way = good[Math.floor(chanceOf(seed, p.hashLow, p.hashHigh, WAY) * good.length)]
  return [way, ...found.filter((one) => one !== way)]
}
