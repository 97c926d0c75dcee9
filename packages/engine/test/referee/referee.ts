import type { Position } from './board.ts'
import type { Move } from './move.ts'

export type Verdict = {
  readonly reason: 'checkmate' | 'stalemate' | 'noMove' | 'kingTaken' | 'bareKings' | 'repetition' | 'quiet'
  readonly winner: 'white' | 'black' | null
}

/**
 * A second reading of a game, written from its rules in prose alone and sharing nothing with the
 * engine, so that the two can be held against each other. It is as literal and as slow as it likes.
 */
export type Referee<Kind extends string> = {
  readonly start: string
  readonly parse: (fen: string) => Position<Kind>
  readonly print: (position: Position<Kind>) => string
  /** Every legal move, sorted by id. Draws are not looked at. */
  readonly legalMoves: (position: Position<Kind>) => readonly Move<Kind>[]
  readonly play: (position: Position<Kind>, move: Move<Kind>) => Position<Kind>
  /** The squares of all frozen men of both sides, sorted. */
  readonly frozen: (position: Position<Kind>) => readonly string[]
  /** Whether the king of the side to move stands in check; never where the game knows no check. */
  readonly inCheck: (position: Position<Kind>) => boolean
  /** How the game stands after these positions, the start included; null while it goes on. */
  readonly verdict: (history: readonly Position<Kind>[]) => Verdict | null
}

/** The legal move with this id. */
export function findMove<Kind extends string>(
  referee: Referee<Kind>,
  position: Position<Kind>,
  id: string,
): Move<Kind> {
  const move = referee.legalMoves(position).find((candidate) => candidate.id === id)
  if (move === undefined) throw new Error(`${id} is not legal`)
  return move
}

/** The positions a game goes through, the first included. */
export function playThrough<Kind extends string>(
  referee: Referee<Kind>,
  fen: string,
  ids: readonly string[],
): readonly Position<Kind>[] {
  let position = referee.parse(fen)
  const history = [position]
  for (const id of ids) {
    position = referee.play(position, findMove(referee, position, id))
    history.push(position)
  }
  return history
}

/** The number of lines of so many plies; draws are not looked at. */
export function countLines<Kind extends string>(referee: Referee<Kind>, fen: string, depth: number): number {
  const count = (position: Position<Kind>, left: number): number => {
    const moves = referee.legalMoves(position)
    if (left === 1) return moves.length
    return moves.reduce((sum, move) => sum + count(referee.play(position, move), left - 1), 0)
  }
  return count(referee.parse(fen), depth)
}

/** How often the last position has stood, itself included: same men on the same squares, same side, same rights. */
export function occurrences<Kind extends string>(
  history: readonly Position<Kind>[],
  print: (position: Position<Kind>) => string,
): number {
  const written = history.map((position) => print({ ...position, quiet: 0, number: 1 }))
  return written.filter((one) => one === written.at(-1)).length
}

export function byId(a: { readonly id: string }, b: { readonly id: string }): number {
  return a.id < b.id ? -1 : 1
}
