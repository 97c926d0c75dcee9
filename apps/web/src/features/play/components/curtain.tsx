import type { BoardLayout } from '@variorum/engine/board'
import { Button } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { type CSSProperties, useEffect, useRef } from 'react'
import { useNames } from '../../../lib/board/names.ts'
import type { Veiled } from '../state/use-veiled.ts'
import { StatusLine } from './status-line.tsx'
import { useCurtainStatus } from './use-curtain-status.ts'

interface CurtainProps {
  readonly veiled: Veiled
  readonly layout: BoardLayout
  /** How many seats the game has. */
  readonly seats: number
}

/** Hangs where the board stands until the seat to move takes it. Behind it there is nothing: the page holds no board. */
export function Curtain({ veiled, layout, seats }: CurtainProps) {
  const t = useTranslations('curtain')
  const names = useNames()
  const { record, curtain, pending } = veiled.game
  const status = useCurtainStatus(veiled, seats)
  const frame = useRef<HTMLDivElement>(null)
  // Whoever is handed the device goes on with one key.
  useEffect(() => frame.current?.querySelector('button')?.focus({ preventScroll: true }), [])

  const seat = record.toMove ?? 0
  const isUnderway = pending !== null
  const side = names.seat(seat)
  // React has no type for properties of one's own.
  const shape = { '--board-shape': layout.width / layout.height } as CSSProperties
  return (
    <div className="table-of-play" style={shape}>
      <div className="table-board">
        <div ref={frame} className="curtain">
          <div className="curtain-card">
            <p className="curtain-title">
              <span className="player-sign" data-seat={seat} aria-hidden="true" />
              {t(isUnderway ? 'underwayTitle' : 'title', { side })}
            </p>
            {record.mine ? (
              <>
                <p>{t(isUnderway ? 'underwayNote' : 'handOver', { side })}</p>
                <span className="needs-script">
                  <Button kind="primary" busy={curtain.kind === 'lifting' || isUnderway} onClick={veiled.take}>
                    {t(isUnderway ? 'takeNext' : 'take', { side })}
                  </Button>
                </span>
              </>
            ) : (
              <p>{t('watching')}</p>
            )}
          </div>
        </div>
      </div>
      <div className="table-head">
        <StatusLine {...status} />
      </div>
      <div className="table-margin">
        <section aria-labelledby="curtain" className="sheet">
          <h2 id="curtain" className="margin-head">
            {t('about')}
          </h2>
          <ul className="curtain-rules">
            {(['share', 'pass', 'stays', 'end'] as const).map((key) => (
              <li key={key}>{t(`rules.${key}`)}</li>
            ))}
            {veiled.time && <li>{t('clocks')}</li>}
          </ul>
        </section>
      </div>
    </div>
  )
}
