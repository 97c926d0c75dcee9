import type { BoardLayout } from '@variorum/engine/board'
import type { BoardMark } from '@variorum/ui/board'
import { BoardPicture } from '@variorum/ui/picture'
import type { PieceSet } from '@variorum/ui/piece-sets'
import { getTranslations } from 'next-intl/server'
import type { Look } from '../../../lib/board/look.ts'
import type { PrintedPlate } from '../state/plate.ts'
import { Markdown } from './markdown.tsx'
import { TryPlate } from './try-plate.tsx'

/** What all plates of a page are drawn on and with. */
export interface Press {
  readonly variant: string
  readonly name: string
  readonly layout: BoardLayout
  readonly pieceSet: PieceSet
  readonly look: Look
}

/** A numbered plate: the board as the text prints it, its caption, and a way to try it. */
export async function Plate({ press, plate }: { readonly press: Press; readonly plate: PrintedPlate }) {
  const t = await getTranslations('rules')
  const { diagram, men, frozen, show } = plate
  const number = t('plate', { number: diagram.plate })
  return (
    <figure id={diagram.id} className="plate scroll-mt-4">
      <TryPlate
        line={{ variant: press.variant, start: diagram.position, moves: [] }}
        name={press.name}
        label={number}
        look={press.look}
        layout={press.layout}
        picture={
          <div className="plate-picture" style={{ aspectRatio: `${press.layout.width} / ${press.layout.height}` }}>
            <BoardPicture
              layout={press.layout}
              men={men}
              pieceSet={press.pieceSet}
              label={t('tryLabel', { number: diagram.plate, position: diagram.position })}
              marks={marksOf(plate)}
              frozen={frozen}
            />
          </div>
        }
      >
        <p>
          <span className="plate-number">{number}</span>{' '}
          {diagram.caption && <Markdown isInline>{diagram.caption}</Markdown>}
          {show && <span className="plate-shown"> {t('showsMove', { move: show.text.replaceAll(',', ', ') })}</span>}
        </p>
      </TryPlate>
    </figure>
  )
}

/** An arrow for the move the plate is about, and the signs of what it takes. */
function marksOf({ show }: PrintedPlate): readonly BoardMark[] {
  if (!show) return []
  if (show.from === show.to) return [{ shape: 'cross', cell: show.from }]
  return [
    { shape: 'arrow', from: show.from, to: show.to },
    { shape: 'takes', move: show },
  ]
}
