import { useTranslations } from 'next-intl'
import { isBegunHere } from '../../../lib/begun-here.ts'
import { useKeepsCookies } from '../../../lib/use-keeps-cookies.ts'
import { roundsOf } from '../state/rounds.ts'
import type { Veiled } from '../state/use-veiled.ts'
import type { StatusWords } from './status-line.tsx'
import type { Status } from './use-status.ts'

interface CurtainStatus {
  readonly status: Status
  readonly action: StatusWords | null
}

/** What may be said before a closed curtain: how far the game has come, and what has gone wrong, but of no move which it was. */
export function useCurtainStatus(veiled: Veiled, seats: number): CurtainStatus {
  const t = useTranslations('curtain')
  const play = useTranslations('play')
  const keepsCookies = useKeepsCookies()
  const { record, curtain, pending, failures, refusal } = veiled.game
  const say = (tone: Status['tone'], title: string, note: string | null, action: StatusWords | null = null) => ({
    status: { tone, title, note, action: null },
    action,
  })
  if (failures > 0) {
    return say('trouble', play('unsaved'), play('offlineHidden'), { label: play('retryNow'), act: veiled.retry })
  }
  if (refusal?.reason === 'otherRules') {
    return say('trouble', play('outdated'), t('otherRules'), { label: play('reload'), act: () => location.reload() })
  }
  if (refusal) {
    const note = t(refusal.reason === 'unreachable' ? 'unreachable' : 'notDone')
    return say('trouble', t('trouble'), note, { label: play('understood'), act: veiled.dismiss })
  }
  // Where the game began is not told yet, and the list of games does not know it either: both count from the first seat.
  const moves = t('moves', { count: roundsOf(record.ply, 0, seats) })
  if (curtain.kind === 'lifting') return say('waiting', t('lifting'), moves)
  if (pending) return say('waiting', t('covered'), t('underway'))
  const isStrange = !record.mine && (!keepsCookies || isBegunHere(record.id))
  return say('waiting', t('covered'), isStrange ? play('noCookies') : moves)
}
