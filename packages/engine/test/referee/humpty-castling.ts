import type { Board, Kind, Position } from './humpty-men.ts'
import { canTakeKing, type Reach } from './king-safety.ts'
import { boardAfter, going, type Move } from './move.ts'

/** One castling of one side: as in chess, but that king and rook each go one step further. */
type Castling = {
  readonly right: string
  readonly white: boolean
  readonly king: string
  readonly rook: string
  /** Squares the king crosses, nearest first, and where it ends. */
  readonly path: readonly string[]
  /** Squares that must be empty. */
  readonly between: readonly string[]
  readonly rookTo: string
}

const castlings: readonly Castling[] = [true, false].flatMap((white) => {
  const rank = white ? '1' : '8'
  const on = (files: string) => [...files].map((file) => file + rank)
  const [king = '', rookShort = '', rookLong = ''] = on('gla')
  return [
    {
      right: white ? 'K' : 'k',
      white,
      king,
      rook: rookShort,
      path: on('hij'),
      between: on('hijk'),
      rookTo: `i${rank}`,
    },
    {
      right: white ? 'Q' : 'q',
      white,
      king,
      rook: rookLong,
      path: on('fed'),
      between: on('fedcb'),
      rookTo: `e${rank}`,
    },
  ]
})

export function castlingsOf({ board, whiteToMove, rights }: Position, reach: Reach<Kind>): readonly Move<Kind>[] {
  return castlings
    .filter(({ right, white }) => white === whiteToMove && rights.includes(right))
    .filter(({ between }) => between.every((square) => !board.has(square)))
    .filter(({ king, path, white }) =>
      // Neither in check, nor over or onto an attacked square: the king is walked there and looked at.
      [king, ...path].every((square) => !canTakeKing(walked(board, king, square), !white, reach)),
    )
    .map(({ king, path, rook, rookTo }) => ({
      ...going(king, path.at(-1) ?? king),
      act: 'castling',
      carried: { from: rook, to: rookTo },
    }))
}

/** What can still be castled once the move is made: a king or rook that left its square, or was taken there, cannot. */
export function rightsAfter(rights: string, move: Move<Kind>): string {
  const touched = [move.from, move.to]
  const left = castlings.filter(
    ({ right, king, rook }) => rights.includes(right) && !touched.includes(king) && !touched.includes(rook),
  )
  return left.map(({ right }) => right).join('') || '-'
}

function walked(board: Board, king: string, to: string): Board {
  return to === king ? board : boardAfter(board, going(king, to))
}
