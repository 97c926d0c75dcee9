import { getTranslations } from 'next-intl/server'
import { env } from '../../env.ts'
import { PageTitle } from '../../features/site/components/page-title.tsx'

export async function generateMetadata() {
  const t = await getTranslations('credits')
  return { title: t('title'), description: t('description') }
}

export default async function CreditsPage() {
  const t = await getTranslations('credits')
  const { sourceUrl } = env()
  return (
    <article className="page">
      <PageTitle title={t('title')} lead={t('lead')} />
      <div className="prose mt-8">
        <h2 className="text-head">{t('source')}</h2>
        <p>
          {sourceUrl === null
            ? t('sourceUnnamed')
            : t.rich('sourceAt', { a: (words) => <a href={sourceUrl}>{words}</a> })}
        </p>
        <h2 className="text-head">{t('type')}</h2>
        <p>{t('serif')}</p>
        <p>{t('sans')}</p>
        <h2 className="text-head">{t('figures')}</h2>
        <p>{t('figuresText')}</p>
        <h2 className="text-head">{t('software')}</h2>
        <p>{t('softwareText')}</p>
        <h2 className="text-head">{t('sources')}</h2>
        <p>{t('sourcesText')}</p>
      </div>
    </article>
  )
}
