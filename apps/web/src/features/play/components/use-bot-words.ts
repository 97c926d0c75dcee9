import { useTranslations } from 'next-intl'
import { movedText } from '../../../lib/board/board-text.ts'
import { useNames } from '../../../lib/board/names.ts'
import type { Game } from '../state/use-game.ts'

export interface BotWords {
  readonly title?: string
  readonly note: string
  /** It wants an answer. */
  readonly isQuestion?: true
}

/** What a bot has to say while its player is to move, or else the hint they asked for; null where there is neither. */
export function useBotWords(): (game: Game) => BotWords | null {
  const t = useTranslations('bots')
  const levels = useTranslations('levels')
  const board = useTranslations('board')
  const names = useNames()
  return ({ manners, hints, record }) => {
    const level = levels(`${record.botLevel ?? 'casual'}.name`)
    const { offer = null, answer = null } = manners ?? {}
    if (answer === 'better') return { title: t('better', { level }), note: t('betterNote'), isQuestion: true }
    if (answer) return { note: t(`answers.${answer}`, { level }) }
    if (offer === 'resign') return { title: t('resigns', { level }), note: t('resignsNote'), isQuestion: true }
    if (offer === 'draw') return { title: t('offersDraw', { level }), note: t('offersDrawNote'), isQuestion: true }
    const hint = hints?.hint
    if (hint === undefined || hint.kind === 'none') return null
    if (hint.kind === 'sought') return { note: t('hintSought') }
    if (hint.kind === 'broken') return { note: t('hintBroken') }
    const { kind, move } = hint
    if (kind === 'move') return { note: t('hintMove', { move: movedText(move, false, board, names) }) }
    const man = names.kind(move.kind)
    return { note: move.act === 'drop' ? t('hintHand', { kind: man }) : t('hintMan', { kind: man, cell: move.from }) }
  }
}
