import type { MoveAnswer, MoveId } from '@variorum/engine/ask'
import { gamesIn, type Tally } from '@variorum/engine/openings'

/** A move that was played, and how the games went in which it was. */
export interface Row {
  readonly move: MoveId
  readonly text: string
  readonly tally: Tally
  readonly games: number
  /** What those who played it were rated on average, where that is known. */
  readonly rating: number | null
}

export interface Counted {
  readonly move: MoveId
  readonly tally: Tally
  readonly rating: number | null
}

/** The moves that were played and can be, the most played first. */
export function rowsOf(legal: readonly Pick<MoveAnswer, 'id' | 'text'>[], counted: readonly Counted[]): readonly Row[] {
  const textOf = new Map(legal.map(({ id, text }) => [id, text]))
  return counted
    .flatMap(({ move, tally, rating }) => {
      const text = textOf.get(move)
      return text === undefined ? [] : [{ move, text, tally, rating, games: gamesIn(tally) }]
    })
    .sort((a, b) => b.games - a.games || (a.text < b.text ? -1 : 1))
}

/** All rows together. */
export function sumOf(rows: readonly Row[]): Tally {
  const [first] = rows
  const seats = first?.tally.wins.length ?? 0
  return {
    wins: Array.from({ length: seats }, (_, seat) => rows.reduce((sum, { tally }) => sum + (tally.wins[seat] ?? 0), 0)),
    draws: rows.reduce((sum, { tally }) => sum + tally.draws, 0),
  }
}

/** A part of the games: who won them, null for nobody, and how many of a hundred they are. */
export interface Part {
  readonly seat: number | null
  readonly percent: number
}

/** How games went, in parts that make a hundred, in the order in which a bar shows them: between two, draws stand between them. */
export function partsOf({ wins, draws }: Tally): readonly Part[] {
  const all = gamesIn({ wins, draws })
  const parts = wins.map((games, seat) => ({ seat: seat as number | null, games }))
  parts.splice(wins.length === 2 ? 1 : wins.length, 0, { seat: null, games: draws })
  return rounded(parts.filter(({ games }) => games > 0).map((part) => ({ ...part, exact: (100 * part.games) / all })))
}

/** Whole numbers that make a hundred: what is left over after cutting goes to those who lost most by it. */
function rounded(parts: readonly { readonly seat: number | null; readonly exact: number }[]): readonly Part[] {
  const cut = parts.map(({ seat, exact }) => ({ seat, exact, percent: Math.floor(exact) }))
  const left = 100 - cut.reduce((sum, { percent }) => sum + percent, 0)
  const lucky = [...cut].sort((a, b) => b.exact - b.percent - (a.exact - a.percent)).slice(0, left)
  return cut.map((part) => ({ seat: part.seat, percent: part.percent + (lucky.includes(part) ? 1 : 0) }))
}
