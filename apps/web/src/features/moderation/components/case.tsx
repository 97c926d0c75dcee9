'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { Link } from '../../../lib/link.tsx'
import type { RouterOutputs } from '../../../trpc/types.ts'
import { ActForm } from './act-form.tsx'
import { DismissedItem } from './dismissed-item.tsx'
import { LogList } from './log-list.tsx'
import { ReportItem } from './report-item.tsx'
import { SanctionItem } from './sanction-item.tsx'
import { Signals } from './signals.tsx'

export type CaseFile = RouterOutputs['moderation']['person']

interface CaseProps {
  readonly file: CaseFile
  /** Is told in words what was done, for a list from which this goes with it. */
  readonly onDone?: (what: string) => void
}

/** One player: what is said of them, what their games tell, what holds them, what was done, and what can be. */
export function Case({ file, onDone }: CaseProps) {
  const t = useTranslations('moderation')
  const format = useFormatter()
  const { player, reports, sanctions, log, pausedUntil } = file
  const title = player.name ?? t(player.kind === 'closed' ? 'closedAccount' : 'guest')
  const moment = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <article aria-label={title} className="sheet grid gap-5 p-4 sm:p-6">
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h3 className="font-serif text-title break-words">{title}</h3>
        {player.since !== null && (
          <p className="text-small text-ink-soft">
            {t('since', { date: format.dateTime(new Date(player.since), { dateStyle: 'medium' }) })}
          </p>
        )}
        {player.name !== null && (
          <Link className="link text-small" href={`/players/${player.name}`}>
            {t('profile')}
          </Link>
        )}
      </header>
      {reports.length === 0 ? (
        <p className="text-ink-soft">{t('noReports')}</p>
      ) : (
        <ul className="grid gap-4">
          {reports.map((report) => (
            <ReportItem key={report.id} report={report} />
          ))}
        </ul>
      )}
      <Signals signals={file.signals} />
      {pausedUntil !== null && <p className="text-small">{t('paused', { date: moment(pausedUntil) })}</p>}
      {sanctions.length > 0 && (
        <section aria-label={t('holds')}>
          <h4 className="font-semibold">{t('holds')}</h4>
          <ul className="grid gap-2">
            {sanctions.map((sanction) => (
              <SanctionItem key={sanction.id} playerId={player.id} sanction={sanction} />
            ))}
          </ul>
        </section>
      )}
      {file.dismissed.length > 0 && (
        <details>
          <summary className="min-h-7 cursor-pointer">{t('dismissed', { count: file.dismissed.length })}</summary>
          <ul className="mt-2 grid gap-3">
            {file.dismissed.map((report) => (
              <DismissedItem key={report.id} playerId={player.id} report={report} />
            ))}
          </ul>
        </details>
      )}
      {log.length > 0 && (
        <details>
          <summary className="min-h-7 cursor-pointer">{t('before', { count: log.length })}</summary>
          <LogList entries={log} />
        </details>
      )}
      {player.isModerator ? <p>{t('isModerator')}</p> : <ActForm file={file} title={title} onDone={onDone} />}
    </article>
  )
}
