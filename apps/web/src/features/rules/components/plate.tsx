import type { VariantAnswer } from '@variorum/engine/ask'
import type { BoardLayout } from '@variorum/engine/board'
import type { Company } from '@variorum/ui/piece-sets'
import { getTranslations } from 'next-intl/server'
import { handsOf } from '../../../lib/board/hands-of.ts'
import type { Look } from '../../../lib/board/look.ts'
import type { Players } from '../../../lib/board/players.ts'
import type { PrintedPlate } from '../state/plate.ts'
import { Markdown } from './markdown.tsx'
import { TryPlate } from './try-plate.tsx'

/** What all plates of a page are drawn on and with. */
export interface Press {
  readonly name: string
  readonly players: Players
  readonly layout: BoardLayout
  readonly look: Look
  /** What its men wear. */
  readonly company: Company
  readonly handKinds: VariantAnswer['handKinds']
}

/** A numbered plate: the board as the text prints it, its caption, and a way to try it. */
export async function Plate({ press, plate }: { readonly press: Press; readonly plate: PrintedPlate }) {
  const t = await getTranslations('rules')
  const { diagram, line, men, hands, frozen, unseen, dead, show } = plate
  const number = t('plate', { number: diagram.plate })
  return (
    <figure id={diagram.id} className="plate scroll-mt-4">
      <TryPlate
        line={line}
        name={press.name}
        label={number}
        look={press.look}
        company={press.company}
        layout={press.layout}
        pictureLabel={t('tryLabel', { number: diagram.plate, position: diagram.position })}
        men={men}
        hands={handsOf(press.handKinds, hands)}
        frozen={frozen}
        unseen={unseen}
        dead={dead}
        show={show}
      >
        <p>
          <span className="plate-number">{number}</span>{' '}
          {diagram.caption && <Markdown isInline>{diagram.caption}</Markdown>}
          {show && <span className="plate-shown"> {t('showsMove', { move: show.text })}</span>}
        </p>
      </TryPlate>
    </figure>
  )
}
