import type { PieceSetId } from '@variorum/ui/piece-sets'
import { Segmented, Toggle } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import type { Look } from '../../../lib/board/look.ts'
import { playSound } from '../../../lib/sound/play-sound.ts'
import { useVolume, volumes } from '../../../lib/sound/volume.ts'

interface LookPanelProps {
  readonly look: Look
  /** The sets of men that this game can be played with. */
  readonly sets: readonly PieceSetId[]
  readonly onLook: (look: Look) => void
}

/** The set of men in one click; letters, coordinates and sounds beside it. */
export function LookPanel({ look, sets, onLook }: LookPanelProps) {
  const t = useTranslations('play')
  const [volume, setVolume] = useVolume()
  return (
    <section aria-labelledby="look" className="sheet no-print needs-script">
      <h2 id="look" className="margin-head">
        {t('look')}
      </h2>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 px-3 py-3">
        {sets.length > 1 && (
          <Segmented
            label={t('pieces')}
            isLabelHidden
            options={sets.map((value) => ({ value, label: t(`pieceSet.${value}`) }))}
            value={look.pieceSet}
            onChange={(pieceSet) => onLook({ ...look, pieceSet })}
          />
        )}
        <Toggle isOn={look.hasLabels} onChange={(hasLabels) => onLook({ ...look, hasLabels })}>
          {t('labels')}
        </Toggle>
        <Toggle isOn={look.hasCoordinates} onChange={(hasCoordinates) => onLook({ ...look, hasCoordinates })}>
          {t('coordinates')}
        </Toggle>
        <Segmented
          label={t('sound')}
          isLabelHidden
          options={volumes.map((value) => ({ value, label: t(`volume.${value}`) }))}
          value={volume}
          onChange={(next) => {
            setVolume(next)
            playSound('move')
          }}
        />
      </div>
    </section>
  )
}
