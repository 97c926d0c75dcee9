import { describe } from '@variorum/engine/ask'
import { layoutOf } from '@variorum/engine/board'
import type { Game } from '@variorum/engine/game'
import { MenSprite } from '@variorum/ui/sprite'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { readBookText } from '../../features/explorer/server/read-book.ts'
import { setsFor } from '../../lib/board/fitting-look.ts'
import { playersOf } from '../../lib/board/players.ts'
import { readLook } from '../../lib/board/read-look.ts'
import { Seats } from '../../lib/board/seats.tsx'
import { troopOf } from '../../lib/board/troop-of.ts'
import { ClientMessages } from '../../lib/client-messages.tsx'
import { Link } from '../../lib/link.tsx'
import { NoScript } from '../../lib/no-script.tsx'
import { atWay, movesTo } from '../../lib/tree/paths.ts'
import { treeOf } from '../../lib/tree/tree-of.ts'
import { rulesPath } from '../../lib/variant-paths.ts'
import { Providers } from '../../trpc/providers.tsx'
import { HydrateClient, prefetch, trpc } from '../../trpc/server.tsx'
import type { Opening } from './[slug]/read-opening.ts'
import { ExploredAnalysis } from './explored-analysis.tsx'

interface AnalysisRoomProps {
  readonly game: Game
  /** What is analysed: a board of one's own, a game, or a tree somebody shared. */
  readonly heading: 'heading' | 'ofGame' | 'shared'
  /** Null where there is nothing to analyse: `instead` says why. */
  readonly opening: Opening | null
  /** The place in its tree that was asked for; null where nobody asked for one. */
  readonly way?: readonly number[] | null
  readonly instead?: ReactNode
}

/** The page of an analysis board, whatever it was opened with. */
export async function AnalysisRoom({ game, heading, opening, way = null, instead }: AnalysisRoomProps) {
  const variant = describe(game)
  const [t, play, look, book] = await Promise.all([
    getTranslations('analysis'),
    getTranslations('play'),
    readLook(),
    readBookText(variant.slug),
  ])
  if (opening) await ask(opening, way ?? [])
  const words = {
    name: variant.name,
    soft: (text: ReactNode) => <span className="font-normal text-ink-soft">{text}</span>,
  }
  return (
    <Seats of={playersOf(variant)} className="page">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 pt-2 sm:pt-3 sm:pb-2">
        <h1 className="text-large sm:text-head">{t.rich(heading, words)}</h1>
        <Link className="link inline-flex min-h-7 items-center text-small" href={rulesPath(variant)}>
          {play('rulesLink', { name: variant.name })}
        </Link>
      </header>
      {opening === null ? (
        instead
      ) : (
        <>
          <NoScript>{t('noScript')}</NoScript>
          <MenSprite troops={[troopOf(variant, setsFor(variant.kinds))]} />
          <Providers>
            <HydrateClient>
              <ClientMessages of={[...told]}>
                <ExploredAnalysis
                  variant={variant}
                  layout={layoutOf(game.board)}
                  look={look}
                  tree={opening.tree}
                  way={way}
                  keptAs={opening.keptAs}
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

const told = [
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
] as const

/** Asks for what the board shows first, so that it is in the page. */
async function ask({ tree }: Opening, way: readonly number[]): Promise<void> {
  const { variant, start } = tree
  const grown = treeOf(tree)
  const moves = [...movesTo(grown, atWay(grown, way))]
  const line = { variant, ...(start !== null && { start }), moves }
  const move = moves.at(-1)
  await Promise.all([
    prefetch(trpc.engine.moves.queryOptions({ line })),
    move === undefined
      ? prefetch(trpc.engine.position.queryOptions({ line }))
      : prefetch(trpc.engine.play.queryOptions({ line: { ...line, moves: moves.slice(0, -1) }, move })),
  ])
}
