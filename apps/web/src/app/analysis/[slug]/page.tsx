import { describe } from '@variorum/engine/ask'
import { gameOf } from '@variorum/engine/catalogue'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { analysisPath } from '../../../lib/variant-paths.ts'
import { one } from '../../one.ts'
import { pictured } from '../../pictured.ts'
import { AnalysisRoom } from '../analysis-room.tsx'
import { readOpening } from './read-opening.ts'
import { WhyRefused } from './why-refused.tsx'

interface AnalysisPageProps {
  /** Of a game, or of a reading of it. */
  readonly params: Promise<{ readonly slug: string }>
  readonly searchParams: Promise<{
    readonly game?: string | readonly string[]
    readonly ply?: string | readonly string[]
    readonly fen?: string | readonly string[]
  }>
}

const gameAt = async (params: AnalysisPageProps['params']) => gameOf(decodeURIComponent((await params).slug))

/** No game is longer, and no reader asks for a place beyond its end. */
const mostPlies = 10_000

async function asked(searchParams: AnalysisPageProps['searchParams']) {
  const { game, ply, fen } = await searchParams
  const told = Number.parseInt(one(ply) ?? '', 10)
  return { id: one(game), fen: one(fen), ply: Number.isNaN(told) ? null : Math.min(Math.max(0, told), mostPlies) }
}

export async function generateMetadata({ params, searchParams }: AnalysisPageProps): Promise<Metadata> {
  const game = await gameAt(params)
  if (!game) return {}
  const t = await getTranslations('analysis')
  const { name, slug } = describe(game)
  const words = { title: t('title', { name }), description: t('description', { name }) }
  const { id, fen } = await asked(searchParams)
  // A game has pictures of its own, and says itself whether it may be seen.
  if (id !== null || (fen !== null && (await readOpening(game, { id: null, fen })).kind !== 'opened')) return words
  const at = fen === null ? '' : `?${new URLSearchParams({ fen })}`
  return { ...words, ...(await pictured(words, `${analysisPath(slug)}/picture.png${at}`)) }
}

export default async function AnalysisPage({ params, searchParams }: AnalysisPageProps) {
  const game = await gameAt(params)
  if (!game) notFound()
  const { id, fen, ply } = await asked(searchParams)
  const opened = await readOpening(game, { id, fen })
  if (opened.kind === 'missing') notFound()
  const isOpened = opened.kind === 'opened'
  return (
    <AnalysisRoom
      game={game}
      heading={id === null ? 'heading' : 'ofGame'}
      opening={isOpened ? opened.opening : null}
      // So many steps along the main line.
      way={ply === null ? null : new Array<number>(ply).fill(0)}
      instead={isOpened ? null : <WhyRefused opened={opened} slug={describe(game).slug} id={id} />}
    />
  )
}
