import type { PieceSet } from '../piece-sets/piece-set.ts'
import { manId } from './ids.ts'

export interface ManPictureProps {
  readonly pieceSet: PieceSet
  readonly kind: string
  readonly seat: number
  readonly className?: string | undefined
}

/** One man out of the page's sprite. Decorative; name it in the text beside it. */
export function ManPicture({ pieceSet, kind, seat, className }: ManPictureProps) {
  return (
    <svg className={className} viewBox="0 0 45 45" aria-hidden="true">
      <use href={`#${manId(pieceSet, { kind, seat })}`} width="45" height="45" />
    </svg>
  )
}
