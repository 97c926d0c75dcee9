import { Gallery } from '@variorum/ui/gallery'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { env } from '../../env.ts'
import { PageTitle } from '../../features/site/components/page-title.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('gallery')
  return { title: t('title'), description: t('description'), robots: { index: false } }
}

/** A page of the workshop, not of the edition: only those who build it see it. */
export default async function GalleryPage() {
  if (!env().hasGallery) notFound()
  const t = await getTranslations('gallery')
  return (
    <div className="page">
      <PageTitle title={t('title')} lead={t('description')} />
      <Gallery />
    </div>
  )
}
