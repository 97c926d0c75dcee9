import { type Course, stationsOf } from './stations.ts'
import { gamesIn, noGames, type Tally, withGame } from './tally.ts'

/** How the games of a kind began: what was played in each position, and how those games went. */
export interface Book {
  /** All games it was made of. */
  readonly total: Tally
  /** By as much of a position's key as a book tells. */
  readonly positions: ReadonlyMap<string, ReadonlyMap<string, Tally>>
}

/** A game as a book needs it; a winner of null is a draw. */
export interface Played extends Course {
  readonly winner: number | null
}

/** Of a book's few thousand positions so much of the key tells all apart: 31 bits. */
const shortened = (key: string): string => key.slice(-6)
/** Where only one game came, it is told so far and no farther: what one game did says little, and most of them are such. */
const lonelySteps = 12

/** What was played in the position of that key; empty where no game came. */
export const playedAt = (book: Book, key: string): ReadonlyMap<string, Tally> =>
  book.positions.get(shortened(key)) ?? new Map()

export function bookOf(games: readonly Played[], seats: number): Book {
  const positions = new Map<string, Map<string, Tally>>()
  const earliest = new Map<string, number>()
  let total = noGames(seats)
  for (const { winner, ...course } of games) {
    total = withGame(total, winner)
    for (const station of stationsOf(course)) {
      const { move, step } = station
      const key = shortened(station.key)
      const here = positions.get(key) ?? new Map<string, Tally>()
      here.set(move, withGame(here.get(move) ?? noGames(seats), winner))
      positions.set(key, here)
      earliest.set(key, Math.min(step, earliest.get(key) ?? step))
    }
  }
  for (const [key, moves] of positions) {
    const games = [...moves.values()].reduce((sum, tally) => sum + gamesIn(tally), 0)
    if (games === 1 && (earliest.get(key) ?? 0) >= lonelySteps) positions.delete(key)
  }
  return { total, positions }
}

/** A book as text: a remark, all games, then a line for each position with its moves, as in `3f9a0c e2e4:5,3,2 d2d4:1,0,0`. */
export function printBook({ total, positions }: Book, remark: string): string {
  const lines = [...positions].map(([key, moves]) =>
    [key, ...[...moves].map(([move, tally]) => `${move}:${counts(tally)}`)].join(' '),
  )
  return [`% ${remark}`, counts(total), ...lines.sort()].join('\n')
}

/** Reads such text; null where it is none. */
export function readBook(text: string): Book | null {
  const [first = '', ...lines] = text.split('\n').filter((line) => line !== '' && !line.startsWith('%'))
  const total = tallyIn(first)
  if (total === null) return null
  const positions = new Map<string, ReadonlyMap<string, Tally>>()
  for (const line of lines) {
    const [key = '', ...words] = line.split(' ')
    const moves = new Map<string, Tally>()
    for (const word of words) {
      // A move may have a colon of its own for all that is known here; counts have none.
      const end = word.lastIndexOf(':')
      const tally = tallyIn(word.slice(end + 1))
      if (end < 1 || tally === null) return null
      moves.set(word.slice(0, end), tally)
    }
    positions.set(key, moves)
  }
  return { total, positions }
}

/** Won by each seat in order, and drawn. */
const counts = ({ wins, draws }: Tally): string => [...wins, draws].join(',')

function tallyIn(text: string): Tally | null {
  if (!/^\d+(,\d+)+$/.test(text)) return null
  const numbers = text.split(',').map(Number)
  return { wins: numbers.slice(0, -1), draws: numbers.at(-1) ?? 0 }
}
