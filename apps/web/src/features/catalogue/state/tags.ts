import type { VariantAnswer } from '@variorum/engine/ask'
import { hasTable } from '../../../lib/board/has-table.ts'

/** What is unusual about a game, in a word that many games may share. */
export type Tag =
  | {
      readonly key:
        | 'points'
        | 'hexes'
        | 'ring'
        | 'levels'
        | 'cross'
        | 'twins'
        | 'hands'
        | 'hidden'
        | 'steps'
        | 'rulesOnly'
    }
  | { readonly key: 'size'; readonly files: number; readonly ranks: number }
  | { readonly key: 'players'; readonly count: number }

/** Told from what the game is, never from which it is. */
export function tagsOf(variant: VariantAnswer): readonly Tag[] {
  const { board, seats, steps, isOpen, handKinds } = variant
  const { shape, files, ranks } = board
  const tags: Tag[] = []
  if (shape !== 'squares') tags.push({ key: shape })
  if ((shape === 'squares' || shape === 'points') && (files !== 8 || ranks !== 8))
    tags.push({ key: 'size', files, ranks })
  if (seats.length > 2) tags.push({ key: 'players', count: seats.length })
  if (steps > 1) tags.push({ key: 'steps' })
  if (handKinds.length > 0) tags.push({ key: 'hands' })
  if (!isOpen) tags.push({ key: 'hidden' })
  if (!hasTable(variant)) tags.push({ key: 'rulesOnly' })
  return tags
}
