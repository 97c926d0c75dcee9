'use client'

import { Button } from '@variorum/ui/primitives'
import { useFormatter, useTranslations } from 'next-intl'
import { useModerate } from '../state/use-moderate.ts'
import type { CaseFile } from './case.tsx'

interface DismissedItemProps {
  readonly playerId: string
  readonly report: CaseFile['dismissed'][number]
}

/** A report that was dismissed, and the way to have it answered again. */
export function DismissedItem({ playerId, report }: DismissedItemProps) {
  const t = useTranslations('moderation')
  const reasons = useTranslations('report.reasons')
  const format = useFormatter()
  const moderate = useModerate()
  const { id, reason, words, quoted } = report
  const date = format.dateTime(new Date(report.at), { dateStyle: 'medium' })
  const what = `${reasons(reason)}, ${date}`
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-small">
      <span className="min-w-0 break-words">
        <strong>{what}</strong> {words || quoted}
      </span>
      <Button
        kind="quiet"
        busy={moderate.isPending}
        aria-label={t('reopenOf', { what })}
        onClick={() => moderate.mutate({ playerId, act: { action: 'reopen' }, why: t('reopened'), reports: [id] })}
      >
        {t('reopen')}
      </Button>
      {moderate.isError && (
        <p role="alert" className="w-full text-rubric">
          {t('failed')}
        </p>
      )}
    </li>
  )
}
