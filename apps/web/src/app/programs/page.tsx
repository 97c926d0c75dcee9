import { getTranslations } from 'next-intl/server'
import { EndpointList } from '../../features/api/components/endpoint-list.tsx'
import { PageTitle } from '../../features/site/components/page-title.tsx'
import { openApi } from '../../server/api/open-api.ts'

export async function generateMetadata() {
  const t = await getTranslations('api')
  return { title: t('title'), description: t('description') }
}

/** The API for people: written from the same document that programs read. */
export default async function ProgramsPage() {
  const t = await getTranslations('api')
  const endpoints = Object.entries(openApi('').paths).map(([path, { get }]) => ({ path, ...get }))
  return (
    <div className="page">
      <PageTitle title={t('title')} lead={t('lead')} />
      <div className="prose mt-6 wrap-anywhere">
        <p>{t.rich('document', { a: (words) => <a href="/api/v1/openapi.json">{words}</a> })}</p>
        <h2 className="text-head">{t('manners')}</h2>
        <p>{t('mannersText')}</p>
        <h2 className="text-head">{t('tokens')}</h2>
        <p>{t.rich('tokensText', { code: (words) => <code>{words}</code> })}</p>
        <p>{t.rich('signIn', { a: (words) => <a href="/account/tokens">{words}</a> })}</p>
        <h2 className="text-head">{t('errors')}</h2>
        <p>
          {t.rich('errorsText', {
            code: (words) => <code>{words}</code>,
            example: '{"error":{"key":"gameNotFound","params":{"id":"abc"}}}',
          })}
        </p>
        <h2 className="text-head">{t('export')}</h2>
        <p>{t('exportText')}</p>
        <p>
          <code>curl -N '/api/v1/games.ndjson?player=…'</code>
        </p>
      </div>
      <section aria-labelledby="questions" className="mt-10 max-w-4xl">
        <h2 id="questions" className="text-head">
          {t('questions')}
        </h2>
        <EndpointList endpoints={endpoints} />
      </section>
    </div>
  )
}
