import { getTranslations } from 'next-intl/server'
import { Interlude } from '../features/site/components/interlude.tsx'
import { Link } from '../lib/link.tsx'

export async function generateMetadata() {
  const t = await getTranslations('notFound')
  return { title: t('title') }
}

export default async function NotFound() {
  const t = await getTranslations('notFound')
  return (
    <Interlude title={t('title')} text={t('text')}>
      <Link className="button" href="/">
        {t('home')}
      </Link>
      <Link className="button" href="/games">
        {t('games')}
      </Link>
    </Interlude>
  )
}
