import type { VariantAnswer } from '@variorum/engine/ask'
import { useTranslations } from 'next-intl'
import { isBegunHere } from '../../../lib/begun-here.ts'
import { useNames } from '../../../lib/board/names.ts'
import { useOutcomeText } from '../../../lib/board/outcome-text.ts'
import { useKeepsCookies } from '../../../lib/use-keeps-cookies.ts'
import { stepDue } from '../state/step-due.ts'
import type { Game } from '../state/use-game.ts'

export interface Status {
  readonly tone: 'turn' | 'waiting' | 'past' | 'over' | 'trouble'
  readonly title: string
  readonly note: string | null
  readonly action: 'dismiss' | 'retry' | 'live' | 'hurry' | 'wake' | 'cover' | 'reload' | null
}

const refusals = [
  'conflict',
  'stale',
  'illegalMove',
  'gameOver',
  'notYours',
  'gameNotFound',
  'unreachable',
  'hiddenMoves',
  'otherRules',
  'hasBegun',
  'offeredLately',
  'declinedLately',
  'noOffer',
  'noTakeback',
  'notAbsent',
  'notTheirTurn',
  'noTimeToGive',
  'timeUp',
  'timeIsLeft',
] as const

/** What is most urgent to say: trouble first, then the past, the end, the bot, the turn. */
export function useStatus(game: Game, variant: VariantAnswer, onFailedMoves: (() => void) | null): Status {
  const t = useTranslations('play')
  const refused = useTranslations('refused')
  const levels = useTranslations('levels')
  const names = useNames()
  const end = useOutcomeText(game.outcome, game.live.position.repeated)
  const keepsCookies = useKeepsCookies()
  const { outbox, record, bot, live } = game

  if (outbox.isOutdated && !end) {
    return { tone: 'trouble', title: t('outdated'), note: t('outdatedNote'), action: 'reload' }
  }
  const { refusal } = outbox
  if (refusal) {
    const reason = refusals.find((known) => known === refusal.reason) ?? 'unknown'
    return {
      tone: 'trouble',
      title: refusal.move === null ? refused('notDone') : refused('title'),
      note: refused(reason, { move: refusal.move ?? '' }),
      action: 'dismiss',
    }
  }
  if (outbox.failures > 0)
    return {
      tone: 'trouble',
      title: t('unsaved'),
      note: t(game.veiled ? 'offlineMade' : game.isChanging ? 'offlineChange' : 'offline'),
      // Behind the curtain the page keeps trying, and may be told to.
      action: game.veiled ? 'cover' : 'retry',
    }
  if (game.hasFailed || game.isRulesBroken || onFailedMoves) {
    return { tone: 'trouble', title: t('rulesSilent'), note: t('rulesSilentNote'), action: 'retry' }
  }
  if (game.veiled?.isMade) return { tone: 'waiting', title: t('made'), note: t('madeNote'), action: 'cover' }
  if (game.isLookingBack) {
    const step = game.steps[game.ply - 1]
    const before = game.steps[game.ply - 2]?.position ?? game.start
    const title = step
      ? t('pastTitle', { side: names.seat(step.move.seat), number: before.moveNumber })
      : t('pastStart')
    return { tone: 'past', title, note: t('pastNote'), action: 'live' }
  }
  if (end) return { tone: 'over', title: end.title, note: end.reason, action: null }
  if (game.time?.isOut) {
    return {
      tone: 'waiting',
      title: t('clock.out', { side: names.seat(live.position.toMove) }),
      note: t('clock.outNote'),
      action: null,
    }
  }
  const level = levels(`${record.botLevel ?? 'casual'}.name`)
  if (bot.isBroken)
    return { tone: 'trouble', title: t('botBroken', { level }), note: t('botBrokenNote'), action: 'wake' }
  if (game.turn === 'bot') {
    const note = bot.depth > 0 ? t('thinkingDepth', { depth: bot.depth }) : t('thinkingBegun')
    return { tone: 'waiting', title: t('thinking', { level }), note, action: bot.depth > 0 ? 'hurry' : null }
  }
  const side = names.seat(live.position.toMove)
  const isCheck = live.position.check.length > 0
  const title = record.personSeat !== null && record.mine ? t('yourTurn', { side }) : t('turn', { side })
  const due = stepDue(variant, live.position.stage)
  const note = isCheck
    ? t('check', { royal: names.royal })
    : due && record.mine && outbox.pending.length === 0
      ? due.kind === null
        ? t('stepNext')
        : t('stepPut', { kind: names.kind(due.kind) })
      : record.mine
        ? outbox.pending.length > 0
          ? t(game.isChanging ? 'savingChange' : 'saving')
          : null
        : t(keepsCookies && !isBegunHere(record.id) ? 'spectating' : 'noCookies')
  return { tone: 'turn', title, note, action: game.veiled ? 'cover' : null }
}
