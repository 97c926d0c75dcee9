import { getTranslations } from 'next-intl/server'
import { GameShelf } from '../../features/play/components/game-shelf.tsx'
import { readCursor, writeCursor } from '../../features/play/state/cursor.ts'
import { PageTitle } from '../../features/site/components/page-title.tsx'
import { Link } from '../../lib/link.tsx'
import { caller } from '../../trpc/server.tsx'
import { firstGame } from '../first-game.ts'
import { movesOf } from '../moves-of.ts'
import { nameOf, sideOf } from '../name-of.ts'

interface GamesPageProps {
  readonly searchParams: Promise<{ readonly after?: string | string[] }>
}

export async function generateMetadata() {
  const t = await getTranslations('games')
  return { title: t('title'), description: t('description') }
}

export default async function GamesPage({ searchParams }: GamesPageProps) {
  const t = await getTranslations('games')
  const { games, next } = await caller.games.mine({ cursor: readCursor((await searchParams).after), limit: 20 })
  const start = `/variants/${await firstGame()}/play`
  return (
    <div className="page">
      <PageTitle title={t('title')} lead={games.length > 0 ? t('lead') : t('empty')}>
        <Link className="button button-primary" href={start}>
          {t('begin')}
        </Link>
      </PageTitle>
      {games.length > 0 ? (
        <GameShelf games={games} nameOf={nameOf} sideOf={sideOf} movesOf={movesOf} />
      ) : (
        <p className="prose mt-6 text-ink-soft">{t('emptyNote')}</p>
      )}
      {next && (
        <Link className="button mt-6" href={`/games?after=${writeCursor(next)}`}>
          {t('older')}
        </Link>
      )}
    </div>
  )
}
