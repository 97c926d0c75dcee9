'use client'

import { useFormatter, useTranslations } from 'next-intl'
import type { CaseFile } from './case.tsx'

/** What the games of a player tell. It proves nothing; it says where to look. */
export function Signals({ signals }: { readonly signals: CaseFile['signals'] }) {
  const t = useTranslations('moderation.signals')
  const format = useFormatter()
  const { games, aborted, noShow, left, thinkMean, thinkSpread, compared, agreed } = signals
  const seconds = (ms: number | null) =>
    ms === null ? '–' : t('seconds', { count: format.number(ms / 1_000, { maximumFractionDigits: 1 }) })
  const facts = [
    [t('games'), format.number(games)],
    [t('aborted'), format.number(aborted)],
    [t('noShow'), format.number(noShow)],
    [t('left'), format.number(left)],
    [t('thinkMean'), seconds(thinkMean)],
    [t('thinkSpread'), seconds(thinkSpread)],
    [
      t('agreement'),
      compared === 0
        ? '–'
        : t('of', { share: format.number(agreed / compared, { style: 'percent' }), count: compared }),
    ],
  ] as const
  return (
    <div className="grid gap-2 text-small">
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-3 border-b border-rule">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-soft">{t('note')}</p>
    </div>
  )
}
