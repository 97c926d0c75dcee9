'use client'

import { useFormatter, useTranslations } from 'next-intl'
import type { RouterOutputs } from '../../../trpc/types.ts'

interface LogListProps {
  readonly entries: RouterOutputs['moderation']['log']
  /** Say whom each is about. */
  readonly hasNames?: boolean
}

/** What moderators did, the latest first. */
export function LogList({ entries, hasNames = false }: LogListProps) {
  const t = useTranslations('moderation')
  const format = useFormatter()
  const moment = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <ol className="divide-y divide-rule text-small">
      {entries.map(({ id, at, moderator, player, action, why, until }) => (
        <li key={id} className="py-1.5 break-words">
          <time dateTime={at} className="text-ink-soft">
            {moment(at)}
          </time>{' '}
          {t('did', { moderator: moderator ?? t('keeper'), action: t(`actions.${action}`) })}
          {hasNames && ` · ${player ?? t('guestOrClosed')}`}
          {until !== null && ` · ${t('until', { date: moment(until) })}`}
          {why !== '' && ` · ${why}`}
        </li>
      ))}
    </ol>
  )
}
