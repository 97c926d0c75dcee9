import { Gallery } from '@variorum/ui/gallery'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageTitle } from '../../features/site/components/page-title.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('gallery')
  return { title: t('title'), description: t('description'), robots: { index: false } }
}

export default async function GalleryPage() {
  const t = await getTranslations('gallery')
  return (
    <div className="page">
      <PageTitle title={t('title')} lead={t('description')} />
      <Gallery />
    </div>
  )
}
