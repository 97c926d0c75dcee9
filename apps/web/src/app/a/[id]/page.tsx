import { describe } from '@variorum/engine/ask'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { AnalysisRoom } from '../../analysis/analysis-room.tsx'
import { pictured } from '../../pictured.ts'
import { findShared } from './find-shared.ts'

interface SharedPageProps {
  readonly params: Promise<{ readonly id: string }>
}

export async function generateMetadata({ params }: SharedPageProps): Promise<Metadata> {
  const found = await findShared((await params).id)
  if (!found) return {}
  const t = await getTranslations('analysis')
  const { name } = describe(found.game)
  const words = { title: t('title', { name }), description: t('sharedDescription', { name }) }
  return { ...words, ...(await pictured(words, `/a/${found.id}/picture.png`)), robots: { index: false } }
}

/** A tree that somebody gave a short address. What a reader makes of it is kept by their browser, beside their own. */
export default async function SharedPage({ params }: SharedPageProps) {
  const found = await findShared((await params).id)
  if (!found) notFound()
  const { id, game, tree, way } = found
  return <AnalysisRoom game={game} heading="shared" opening={{ tree, keptAs: `shared ${id}` }} way={way} />
}
