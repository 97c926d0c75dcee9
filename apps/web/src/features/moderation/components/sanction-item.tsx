'use client'

import { Button } from '@variorum/ui/primitives'
import { useFormatter, useTranslations } from 'next-intl'
import { useModerate } from '../state/use-moderate.ts'
import type { CaseFile } from './case.tsx'

interface SanctionItemProps {
  readonly playerId: string
  readonly sanction: CaseFile['sanctions'][number]
}

/** Something that holds a player, and the way to take it back. */
export function SanctionItem({ playerId, sanction }: SanctionItemProps) {
  const t = useTranslations('moderation')
  const format = useFormatter()
  const moderate = useModerate()
  const { id, kind, words, until, isRead } = sanction
  const date = until && format.dateTime(new Date(until), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-small">
      <span className="min-w-0 break-words">
        <strong>{t(`sanctions.${kind}`)}</strong>{' '}
        {kind === 'mute' || kind === 'queueBan' ? (date ? t('until', { date }) : t('forGood')) : null}
        {kind === 'warning' && (isRead ? t('read') : t('unread'))} · {words}
      </span>
      {kind !== 'pardon' && !(kind === 'warning' && isRead) && (
        <Button
          kind="quiet"
          busy={moderate.isPending}
          aria-label={t('liftOf', { what: t(`sanctions.${kind}`) })}
          onClick={() => moderate.mutate({ playerId, act: { action: 'lift', sanctionId: id }, why: t('takenBack') })}
        >
          {t('lift')}
        </Button>
      )}
      {moderate.isError && (
        <p role="alert" className="w-full text-rubric">
          {t('failed')}
        </p>
      )}
    </li>
  )
}
