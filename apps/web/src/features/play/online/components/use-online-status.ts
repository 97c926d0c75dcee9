import type { VariantAnswer } from '@variorum/engine/ask'
import { useTranslations } from 'next-intl'
import { useNames } from '../../../../lib/board/names.ts'
import type { StatusWords } from '../../components/status-line.tsx'
import type { Status } from '../../components/use-status.ts'
import { stepDue } from '../../state/step-due.ts'
import type { OnlineGame } from '../state/online-game.ts'
import { useDeclined } from '../state/use-declined.ts'
import { useFirstMove } from '../state/use-first-move.ts'
import { useWho } from './use-who.ts'

export interface OnlineStatus {
  readonly status: Omit<Status, 'action'>
  readonly action: StatusWords | null
  readonly second?: StatusWords
}

/**
 * What is most urgent to say: trouble first, then what waits for an answer, the past, the end, the turn. Null where the
 * usual line says it already.
 */
export function useOnlineStatus(table: OnlineGame, variant: VariantAnswer): OnlineStatus | null {
  const t = useTranslations('online')
  const play = useTranslations('play')
  const names = useNames()
  const { online, game, confirm, toMove } = table
  const { snapshot, act, isActing } = online
  const { mySeat, drawOffer, takeback, may } = snapshot
  const who = useWho(snapshot)
  const seconds = useFirstMove(online)
  const declined = useDeclined(snapshot)
  const other = who(mySeat === null ? 1 : 1 - mySeat)

  const ask = (title: string, note: string, yes: StatusWords, no: StatusWords): OnlineStatus => ({
    status: { tone: 'turn', title, note },
    action: yes,
    second: no,
  })
  const does = (label: string, kind: (typeof may)[number]): StatusWords => ({
    label,
    act: () => {
      if (!isActing) act(kind)
    },
  })
  if (confirm.move !== null) {
    const words = { label: t('confirmYes'), act: confirm.yes }
    return ask(t('confirm'), t('confirmNote'), words, { label: t('confirmNo'), act: confirm.no })
  }
  if (drawOffer !== null && mySeat !== null && drawOffer !== mySeat && may.includes('acceptDraw')) {
    const note = t('drawOfferedNote')
    return ask(
      t('drawOffered', { who: other }),
      note,
      does(t('accept'), 'acceptDraw'),
      does(t('decline'), 'declineDraw'),
    )
  }
  if (takeback && mySeat !== null && takeback.seat !== mySeat && may.includes('acceptTakeback')) {
    const title = t('takebackAsked', { who: other })
    const note = t('takebackNote', { count: snapshot.ply - takeback.ply })
    return ask(title, note, does(t('accept'), 'acceptTakeback'), does(t('decline'), 'declineTakeback'))
  }
  if (game.isLookingBack || toMove === null) return null

  const side = names.seat(toMove)
  const isNamed = snapshot.players[toMove]?.name != null
  const isMine = toMove === mySeat
  const noteOf = (): string | null => {
    if (online.connection !== 'live') return t(online.connection === 'offline' ? 'offline' : 'connecting')
    if (game.live.position.check.length > 0) return play('check')
    const due = isMine ? stepDue(variant, game.live.position.stage) : undefined
    if (due) return due.kind === null ? play('stepNext') : play('stepPut', { kind: names.kind(due.kind) })
    if (online.premove) return t('premoved')
    if (drawOffer !== null && drawOffer === mySeat) return t('drawStands')
    if (takeback && takeback.seat === mySeat) return t('takebackStands')
    if (declined === 'drawDeclined') return t('news.drawDeclined', { who: other, isMine: 'no' })
    if (declined === 'takebackDeclined') return t('takebackDeclined', { who: other })
    if (mySeat === null) return t('watching', { others: Math.max(0, online.watchers - 1) })
    if (seconds !== null) return t(isMine ? 'firstMoveMine' : 'firstMove', { who: who(toMove), seconds })
    return online.watchers > 0 ? t('watched', { count: online.watchers }) : null
  }
  const note = noteOf()
  const title =
    mySeat === null
      ? play('turn', { side })
      : isMine
        ? play('yourTurn', { side })
        : t(isNamed ? 'waiting' : 'waitingGuest', { who: other })
  const isLeft = mySeat !== null && online.away.includes(1 - mySeat)
  const isWishing = takeback !== null && takeback.seat === mySeat && may.includes('declineTakeback')
  const action =
    isLeft && may.includes('claimAbsence')
      ? does(t('claimAbsence'), 'claimAbsence')
      : isWishing
        ? does(t('withdraw'), 'declineTakeback')
        : null
  return { status: { tone: isMine ? 'turn' : 'waiting', title, note }, action }
}
