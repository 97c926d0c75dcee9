import { useAnnounce } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { useNames } from '../../../lib/board/names.ts'
import { playSound } from '../../../lib/sound/play-sound.ts'
import type { DeviceTime } from './use-device-clock.ts'
import { useSeatTime } from './use-seat-time.ts'

const tellAt = [30_000, 10_000]
/** The last warning is heard as well. */
const soundAt = 10_000

/** Says once a turn that half a minute is left on the clock that runs, once that ten seconds are, and that none is. */
export function TimeNews({ time, isResting }: { readonly time: DeviceTime; readonly isResting: boolean }) {
  const t = useTranslations('play.clock')
  const announce = useAnnounce()
  const names = useNames()
  const { running, since } = time.clock.state
  const { left, periods, inPeriods, isRunning } = useSeatTime(time, running ?? 0)
  const side = names.seat(running ?? 0)
  const rest = isRunning ? left + (inPeriods ? 0 : periods * 1_000_000) : null
  const due = rest === null ? undefined : tellAt.findLast((ms) => rest <= ms)
  const told = useRef({ since, ms: Number.POSITIVE_INFINITY })
  useEffect(() => {
    if (told.current.since !== since) told.current = { since, ms: Number.POSITIVE_INFINITY }
    if (due === undefined || due >= told.current.ms) return
    told.current.ms = due
    announce?.(t('timeLeft', { side, seconds: due / 1_000 }))
    if (due === soundAt) playSound('lowTime')
  }, [due, since, side, announce, t])

  const { isOut } = time
  useEffect(() => {
    if (isOut) announce?.(t('out', { side }))
  }, [isOut, side, announce, t])

  const rested = useRef(isResting)
  useEffect(() => {
    if (rested.current !== isResting) announce?.(t(isResting ? 'rests' : 'goesOn', { side }))
    rested.current = isResting
  }, [isResting, side, announce, t])
  return null
}
