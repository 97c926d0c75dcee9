import { Segmented, Toggle } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import type { Look } from '../../../lib/board/look.ts'

interface LookPanelProps {
  readonly look: Look
  readonly onLook: (look: Look) => void
}

/** The set of men in one click; letters and coordinates beside it. */
export function LookPanel({ look, onLook }: LookPanelProps) {
  const t = useTranslations('play')
  return (
    <section aria-labelledby="look" className="sheet">
      <h2 id="look" className="margin-head">
        {t('look')}
      </h2>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 px-3 py-3">
        <Segmented
          label={t('pieces')}
          isLabelHidden
          options={[
            { value: 'chess', label: t('pieceSet.chess') },
            { value: 'emblem', label: t('pieceSet.emblem') },
          ]}
          value={look.pieceSet}
          onChange={(pieceSet) => onLook({ ...look, pieceSet })}
        />
        <Toggle isOn={look.hasLabels} onChange={(hasLabels) => onLook({ ...look, hasLabels })}>
          {t('labels')}
        </Toggle>
        <Toggle isOn={look.hasCoordinates} onChange={(hasCoordinates) => onLook({ ...look, hasCoordinates })}>
          {t('coordinates')}
        </Toggle>
      </div>
    </section>
  )
}
