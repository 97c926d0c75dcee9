import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ArchiveForm } from '../../features/archive/components/archive-form.tsx'
import { archiveAddress, fields, isBlank, readAsked } from '../../features/archive/state/asked.ts'
import { PageTitle } from '../../features/site/components/page-title.tsx'
import { Link } from '../../lib/link.tsx'
import { variantsForTwo } from '../variants-for-two.ts'
import { FoundRows } from './found-rows.tsx'
import { searchArchive } from './search-archive.ts'

interface ArchivePageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

export async function generateMetadata() {
  const t = await getTranslations('archive')
  return { title: t('title'), description: t('description') }
}

export default async function ArchivePage({ searchParams }: ArchivePageProps) {
  const params = await searchParams
  const t = await getTranslations('archive')
  const asked = readAsked(params)
  // A form sends its empty fields too; the address that is kept and sent names only what is asked.
  if (fields.some((field) => params[field] === '')) redirect(archiveAddress(asked))
  const { found, fault } = await searchArchive(asked, params.cursor)
  return (
    <div className="page">
      <PageTitle title={t('title')} lead={t('lead')} />
      <ArchiveForm asked={asked} variants={variantsForTwo()} fault={fault} />
      {found && (
        <section aria-labelledby="found" className="mt-8">
          <h2 id="found" className="text-head">
            {t(isBlank(asked) ? 'latest' : 'found')}
          </h2>
          {found.games.length > 0 ? (
            <FoundRows games={found.games} />
          ) : (
            <p className="prose mt-4 text-ink-soft">{t(isBlank(asked) ? 'empty' : 'none')}</p>
          )}
          <p className="no-print mt-6 flex flex-wrap gap-3">
            {found.next && (
              <Link className="button" href={archiveAddress(asked, found.next)} rel="next">
                {t('older')}
              </Link>
            )}
            {params.cursor !== undefined && (
              <Link className="button" href={archiveAddress(asked)}>
                {t('newest')}
              </Link>
            )}
          </p>
        </section>
      )}
    </div>
  )
}
