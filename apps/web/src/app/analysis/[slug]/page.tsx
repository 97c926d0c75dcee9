import { describe } from '@variorum/engine/ask'
import { layoutOf } from '@variorum/engine/board'
import { gameOf } from '@variorum/engine/catalogue'
import { MenSprite } from '@variorum/ui/sprite'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { readBookText } from '../../../features/explorer/server/read-book.ts'
import { setsFor } from '../../../lib/board/fitting-look.ts'
import { playersOf } from '../../../lib/board/players.ts'
import { readLook } from '../../../lib/board/read-look.ts'
import { Seats } from '../../../lib/board/seats.tsx'
import { troopOf } from '../../../lib/board/troop-of.ts'
import { ClientMessages } from '../../../lib/client-messages.tsx'
import { Link } from '../../../lib/link.tsx'
import { NoScript } from '../../../lib/no-script.tsx'
import { mainAt, movesTo } from '../../../lib/tree/paths.ts'
import { treeOf } from '../../../lib/tree/tree-of.ts'
import { rulesPath } from '../../../lib/variant-paths.ts'
import { Providers } from '../../../trpc/providers.tsx'
import { HydrateClient, prefetch, trpc } from '../../../trpc/server.tsx'
import { one } from '../../one.ts'
import { ExploredAnalysis } from './explored-analysis.tsx'
import { type Opening, readOpening } from './read-opening.ts'
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

export async function generateMetadata({ params }: AnalysisPageProps): Promise<Metadata> {
  const game = await gameAt(params)
  if (!game) return {}
  const t = await getTranslations('analysis')
  const { name } = describe(game)
  return { title: t('title', { name }), description: t('description', { name }) }
}

export default async function AnalysisPage({ params, searchParams }: AnalysisPageProps) {
  const game = await gameAt(params)
  if (!game) notFound()
  const asked = await searchParams
  const id = one(asked.game)
  const fen = one(asked.fen)
  const told = Number.parseInt(one(asked.ply) ?? '', 10)
  const ply = Number.isNaN(told) ? null : Math.max(0, told)
  const variant = describe(game)
  const [t, look, opened, book] = await Promise.all([
    getTranslations('analysis'),
    readLook(),
    readOpening(game, { id, fen }),
    readBookText(variant.slug),
  ])
  if (opened.kind === 'missing') notFound()
  const words = {
    name: variant.name,
    soft: (text: ReactNode) => <span className="font-normal text-ink-soft">{text}</span>,
  }
  const play = await getTranslations('play')
  if (opened.kind === 'opened') await ask(opened.opening, ply)
  return (
    <Seats of={playersOf(variant)} className="page">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 pt-2 sm:pt-3 sm:pb-2">
        <h1 className="text-large sm:text-head">{t.rich(id === null ? 'heading' : 'ofGame', words)}</h1>
        <Link className="link inline-flex min-h-7 items-center text-small" href={rulesPath(variant)}>
          {play('rulesLink', { name: variant.name })}
        </Link>
      </header>
      {opened.kind !== 'opened' ? (
        <WhyRefused opened={opened} slug={variant.slug} id={id} />
      ) : (
        <>
          <NoScript>{t('noScript')}</NoScript>
          <MenSprite troops={[troopOf(variant, setsFor(variant.kinds))]} />
          <Providers>
            <HydrateClient>
              <ClientMessages
                of={[
                  'analysis',
                  'explorer',
                  'why',
                  'obstacles',
                  'hindrances',
                  'board',
                  'names',
                  'outcome',
                  'askErrors',
                  'fenErrors',
                ]}
              >
                <ExploredAnalysis
                  variant={variant}
                  layout={layoutOf(game.board)}
                  look={look}
                  tree={opened.opening.tree}
                  ply={ply}
                  keptAs={opened.opening.keptAs}
                  hasBook={book !== null}
                />
              </ClientMessages>
            </HydrateClient>
          </Providers>
        </>
      )}
    </Seats>
  )
}

/** Asks for what the board shows first, so that it is in the page. */
async function ask({ tree }: Opening, ply: number | null): Promise<void> {
  const { variant, start } = tree
  const grown = treeOf(tree)
  const moves = [...movesTo(grown, mainAt(grown, ply ?? 0))]
  const line = { variant, ...(start !== null && { start }), moves }
  const move = moves.at(-1)
  await Promise.all([
    prefetch(trpc.engine.moves.queryOptions({ line })),
    move === undefined
      ? prefetch(trpc.engine.position.queryOptions({ line }))
      : prefetch(trpc.engine.play.queryOptions({ line: { ...line, moves: moves.slice(0, -1) }, move })),
  ])
}
