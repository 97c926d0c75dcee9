import type { PieceDefinition } from '../game/index.ts'

/** Men of one make, as those of shogi are all wedges: their drawings are known by the make and their own name. */
export const clothed = <Kind extends string>(
  make: string,
  pieces: Readonly<Record<Kind, PieceDefinition>>,
): Readonly<Record<string, PieceDefinition>> =>
  Object.fromEntries(
    Object.entries<PieceDefinition>(pieces).map(([kind, piece]) => [kind, { ...piece, wears: `${make}.${kind}` }]),
  )
