import { useAnnounce } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef } from 'react'
import { playSound } from '../../../../lib/sound/play-sound.ts'
import { newsOf } from '../state/news.ts'
import { useClock } from '../state/use-clock.ts'
import type { Online } from '../state/use-online.ts'
import { useWho } from './use-who.ts'

/** Speaks of what happens besides moves and the end, which speak for themselves: each once, in order. */
export function OnlineNews({ online }: { readonly online: Online }) {
  const t = useTranslations('online.news')
  const announce = useAnnounce()
  const { snapshot, connection, away, premove } = online
  const who = useWho(snapshot)
  const seen = useRef({ snapshot, connection, away, premove })
  const tell = useEffectEvent(() => {
    const before = seen.current
    seen.current = { snapshot, connection, away, premove }
    for (const { kind, seat } of newsOf(before.snapshot, snapshot)) {
      announce?.(t(kind, { who: who(seat), isMine: seat === snapshot.mySeat ? 'yes' : 'no' }))
    }
    if (connection !== before.connection && connection !== 'connecting') announce?.(t(connection))
    if (premove && premove !== before.premove) announce?.(t('premoved', { move: premove.id }))
    if (snapshot.outcome !== null) return
    for (const seat of away) if (!before.away.includes(seat)) announce?.(t('away', { who: who(seat) }))
    for (const seat of before.away) if (!away.includes(seat)) announce?.(t('back', { who: who(seat) }))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what is told of, and `tell` reads them
  useEffect(() => tell(), [snapshot, connection, away, premove])
  const { mySeat } = snapshot
  return mySeat === null || snapshot.clock === null ? null : <TimeNews online={online} seat={mySeat} />
}

const tellAt = [30_000, 10_000]
/** The last warning is heard as well. */
const soundAt = 10_000

/** Says once that half a minute is left on one's own clock, and once that ten seconds are. */
function TimeNews({ online, seat }: { readonly online: Online; readonly seat: number }) {
  const t = useTranslations('online.news')
  const announce = useAnnounce()
  const time = useClock(online.snapshot, online.offset, seat)
  const told = useRef(new Set<number>())
  const left = time?.isRunning ? time.left + (time.inPeriods ? 0 : time.periods * 1_000_000) : null
  const due = left === null ? undefined : tellAt.findLast((ms) => left <= ms)
  useEffect(() => {
    if (due === undefined || told.current.has(due)) return
    for (const ms of tellAt) if (ms >= due) told.current.add(ms)
    announce?.(t('timeLeft', { seconds: due / 1_000 }))
    if (due === soundAt) playSound('lowTime')
  }, [due, announce, t])
  return null
}
