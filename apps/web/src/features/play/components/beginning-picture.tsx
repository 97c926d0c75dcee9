import type { PositionAnswer, VariantAnswer } from '@variorum/engine/ask'
import type { BoardLayout } from '@variorum/engine/board'
import { BoardPicture } from '@variorum/ui/picture'
import { useTranslations } from 'next-intl'
import { setOf } from '../../../lib/board/fitting-look.ts'
import { HandsAround } from '../../../lib/board/hands-around.tsx'
import { handsOf } from '../../../lib/board/hands-of.ts'
import type { Look } from '../../../lib/board/look.ts'
import { useNames } from '../../../lib/board/names.ts'
import { useOutcomeText } from '../../../lib/board/outcome-text.ts'

interface BeginningPictureProps {
  readonly variant: VariantAnswer
  readonly layout: BoardLayout
  readonly look: Look
  readonly position: PositionAnswer
  /** It was typed, and is not the start of the game. */
  readonly isTyped: boolean
}

/** The board as the game will begin. */
export function BeginningPicture({ variant, layout, look, position, isTyped }: BeginningPictureProps) {
  const t = useTranslations('start')
  const names = useNames()
  const end = useOutcomeText(position.outcome, position.repeated)
  return (
    <figure className="plate start-board" data-typed={isTyped || undefined}>
      <HandsAround hands={handsOf(variant.handKinds, position.hands)} pieceSet={setOf(look, variant)}>
        <BoardPicture
          layout={layout}
          men={position.men}
          pieceSet={setOf(look, variant)}
          label={isTyped ? t('preview') : t('startLabel', { name: variant.name })}
          frozen={position.frozen.map(({ cell }) => cell)}
          dead={position.dead}
        />
      </HandsAround>
      <figcaption className="caption mt-2">
        {end
          ? t('alreadyOver', { title: end.title, reason: end.reason })
          : isTyped
            ? t('typedCaption', { side: names.seat(position.toMove) })
            : variant.seats.length > 2
              ? t('startCaptionMany', { side: names.seat(position.toMove) })
              : t('startCaption', { first: names.seat(0), second: names.seat(1) })}
      </figcaption>
    </figure>
  )
}
