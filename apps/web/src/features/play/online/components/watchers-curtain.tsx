import { Announcer } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import type { CSSProperties, ReactNode } from 'react'
import { useNames } from '../../../../lib/board/names.ts'
import { StatusLine } from '../../components/status-line.tsx'
import type { Furniture } from '../../components/table-of-play.tsx'
import { roundsOf } from '../../state/rounds.ts'
import type { Online } from '../state/use-online.ts'
import { OnlinePlate } from './online-plate.tsx'

interface WatchersCurtainProps extends Pick<Furniture, 'layout'> {
  readonly online: Online
  readonly chat: ReactNode
}

/** What may be told of a hidden game to those who only watch: who plays, whose turn it is, how far it has come, and the clocks. */
export function WatchersCurtain({ online, layout, chat }: WatchersCurtainProps) {
  const t = useTranslations('online')
  const play = useTranslations('play')
  const names = useNames()
  const { toMove, ply } = online.snapshot
  const side = names.seat(toMove ?? 0)
  // React has no type for properties of one's own.
  const shape = { '--board-shape': layout.width / layout.height } as CSSProperties
  return (
    <Announcer>
      <div className="table-of-play" style={shape}>
        <div className="table-board">
          <OnlinePlate online={online} toMove={toMove} seat={1} />
          <div className="curtain">
            <div className="curtain-card">
              <p className="curtain-title">
                <span className="player-sign" data-seat={toMove ?? 0} aria-hidden="true" />
                {play('turn', { side })}
              </p>
              <p>{t('hidden')}</p>
            </div>
          </div>
          <OnlinePlate online={online} toMove={toMove} seat={0} />
        </div>
        <div className="table-head">
          <StatusLine
            status={{
              tone: 'waiting',
              title: play('turn', { side }),
              note: t('moves', { count: roundsOf(ply, 0, 2) }),
            }}
            action={null}
          />
        </div>
        <div className="table-margin">{chat}</div>
      </div>
    </Announcer>
  )
}
