import { preyOf, type StudiedLine } from './studied-line.ts'
import type { Theme } from './theme.ts'

const echoing = (key: string, isMany: (ways: number) => boolean): Theme => ({
  key,
  tells: 'telling',
  appliesTo: ({ mimics }) => mimics.size > 0,
  isIn: (line) => isMany(mostWays(line)),
})

/** A man that takes each as that takes itself does so, in one way at a time. */
export const echo = echoing('echo', (ways) => ways === 1)
/** In two ways in one move. */
export const doubleEcho = echoing('doubleEcho', (ways) => ways === 2)
/** In three ways or more. */
export const tripleEcho = echoing('tripleEcho', (ways) => ways > 2)

/** In how many ways at most a mimic takes in one step of the solver. */
function mostWays(line: StudiedLine): number {
  const mimicking = line.own.filter(({ told }) => line.traits.mimics.has(told.kind))
  return Math.max(0, ...mimicking.map((step) => new Set(preyOf(line, step).map(({ rule }) => rule)).size))
}
