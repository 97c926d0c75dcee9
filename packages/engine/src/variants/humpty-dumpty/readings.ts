import type { ReadingDefinition } from '../../game/index.ts'

/** An array, given White's three rows from the first rank up, and Black's as its mirror image. */
const array =
  (first: string, second: string, third: string): ReadingDefinition['rules'] =>
  () => ({
    setup: [...[first, second, third].map((row) => row.toLowerCase()), '12', '12', ...[third, second, first]]
      .join('/')
      .concat(' w KQkq -'),
  })

/** Other arrays that all the inventor says of his would fit as well. */
export const readings: Readonly<Record<string, ReadingDefinition>> = {
  'full-back-rank': {
    name: 'full back rank',
    isOffered: true,
    rules: array('RNFMBFKBMFNR', '1C2A2A2C1', 'P1PP1PP1PP1P'),
  },
  'frogs-by-the-king': {
    name: 'frogs by the king',
    isOffered: true,
    rules: array('RNBMFFKFMBNR', '1C2A2A2C1', 'P2PPPPPP2P'),
  },
  'frogs-before-the-king': {
    name: 'frogs before the king',
    isOffered: true,
    rules: array('RNBM1FK1MBNR', '1C2AFFA2C1', 'P2PPPPPP2P'),
  },
}
