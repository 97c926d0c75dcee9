export type Man<Kind extends string> = { readonly kind: Kind; readonly white: boolean }
export type Board<Kind extends string> = ReadonlyMap<string, Man<Kind>>
export type Position<Kind extends string> = {
  readonly board: Board<Kind>
  readonly whiteToMove: boolean
  /** What may still be castled, `KQkq`, or `-`. */
  readonly rights: string
  /** Plies in a row that have not begun the count towards a draw again. */
  readonly quiet: number
  readonly number: number
}

/** Where the king of a side stands. No game here has more than one a side. */
export function kingOf<Kind extends string>(board: Board<Kind>, white: boolean): string | undefined {
  for (const [square, man] of board) {
    if (man.kind === 'king' && man.white === white) return square
  }
  return undefined
}

export function isEnemy<Kind extends string>(board: Board<Kind>, square: string, man: Man<Kind>): boolean {
  const there = board.get(square)
  return there !== undefined && there.white !== man.white
}

export function areBareKings<Kind extends string>(board: Board<Kind>): boolean {
  return [...board.values()].every((man) => man.kind === 'king')
}
