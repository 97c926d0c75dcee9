import type { ManAnswer } from '@variorum/engine/ask'
import type { BoardLayout } from '@variorum/engine/board'
import { drawingId } from '../piece-sets/drawing-id.ts'
import type { PieceSet } from '../piece-sets/piece-set.ts'

/** Boards of different extent may stand on one page, so each has a grid of its own. */
export const gridId = ({ width, height, cells, ground }: BoardLayout) =>
  `p-grid-${width}-${height}-${cells.length}${ground === undefined ? '' : `-${ground.lines.length}`}`.replaceAll(
    '.',
    '_',
  )

/** Men of several games may stand on one page: they are one picture if they are drawn alike, whatever they are called. */
export function manId(set: PieceSet, { kind, seat }: Pick<ManAnswer, 'kind' | 'seat'>): string {
  const layers = set.layersOf(kind, seat)
  if (layers === null) return `p-unknown-${kind}-${seat}`
  const turn = layers.some(({ isAimed }) => isAimed) ? set.turnOf(seat) : 0
  const names = layers.map(({ drawing, ink = '' }) => `${drawingId(drawing)}${ink}`)
  return `p-${names.join('_')}-${seat}-${turn}`
}
