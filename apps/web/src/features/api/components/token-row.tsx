'use client'

import { Button } from '@variorum/ui/primitives'
import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { RouterOutputs } from '../../../trpc/types.ts'

interface TokenRowProps {
  readonly token: RouterOutputs['tokens']['list'][number]
  readonly isBusy: boolean
  readonly onRevoke: () => void
}

/** One token: what it is for, when it was used, and the way to revoke it, which asks once. */
export function TokenRow({ token, isBusy, onRevoke }: TokenRowProps) {
  const t = useTranslations('api')
  const format = useFormatter()
  const [isAsking, setAsking] = useState(false)
  const { label, createdAt, usedAt } = token
  const day = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'medium' })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-serif text-large break-words">{label}</p>
        <p className="text-small text-ink-soft">
          {t('created', { date: day(createdAt) })} ·{' '}
          {usedAt === null ? t('neverUsed') : t('used', { date: day(usedAt) })}
        </p>
      </div>
      {isAsking ? (
        <div className="flex flex-wrap items-center gap-2">
          <p role="status" className="text-small text-ink-soft">
            {t('sure')}
          </p>
          <Button kind="destructive" busy={isBusy} onClick={onRevoke}>
            {t('reallyRevoke', { label })}
          </Button>
          <Button autoFocus onClick={() => setAsking(false)}>
            {t('keep')}
          </Button>
        </div>
      ) : (
        <Button aria-label={t('revokeOf', { label })} onClick={() => setAsking(true)}>
          {t('revoke')}
        </Button>
      )}
    </li>
  )
}
