'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { Link } from '../../../lib/link.tsx'
import type { CaseFile } from './case.tsx'

/** One report: why, by whom, in whose words, and what it is about. */
export function ReportItem({ report }: { readonly report: CaseFile['reports'][number] }) {
  const t = useTranslations('moderation')
  const reasons = useTranslations('report.reasons')
  const format = useFormatter()
  const { kind, reason, words, reporter, gameId, quoted, context, at } = report
  const date = format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <li className="border-s-2 border-rubric ps-3">
      <p className="font-semibold">
        {reasons(reason)} <span className="text-small font-normal text-ink-soft">· {t(`kinds.${kind}`)}</span>
      </p>
      <p className="text-small text-ink-soft">{t('by', { name: reporter ?? t('guest'), date })}</p>
      {words !== '' && <blockquote className="prose mt-1 break-words">{words}</blockquote>}
      {context.length > 0 ? (
        <ol aria-label={t('context')} className="mt-2 grid gap-0.5 text-small">
          {context.map((said) => (
            <li key={said.at + said.isReported} className={said.isReported ? 'font-semibold' : 'text-ink-soft'}>
              {said.name ?? t('guest')}
              {said.isAccused && ` (${t('accused')})`}: {said.text ?? said.preset ?? t('gone')}
            </li>
          ))}
        </ol>
      ) : (
        quoted !== null && <p className="mt-2 text-small font-semibold break-words">{quoted}</p>
      )}
      {gameId !== null && (
        <p className="mt-1">
          <Link className="link inline-flex min-h-7 items-center text-small" href={`/games/${gameId}`}>
            {t('toGame')}
          </Link>
        </p>
      )}
    </li>
  )
}
