import { getTranslations } from 'next-intl/server'
import { BoardList } from '../../features/profile/components/board-list.tsx'
import { Leaderboard } from '../../features/profile/components/leaderboard.tsx'
import { PlayerSearch } from '../../features/profile/components/player-search.tsx'
import { RecentPlayers } from '../../features/profile/components/recent-players.tsx'
import { PageTitle } from '../../features/site/components/page-title.tsx'
import { caller } from '../../trpc/server.tsx'
import { nameOf } from '../name-of.ts'

type Param = string | readonly string[] | undefined

interface PlayersPageProps {
  readonly searchParams: Promise<{ readonly q?: Param; readonly variant?: Param; readonly speed?: Param }>
}

export async function generateMetadata() {
  const t = await getTranslations('players')
  return { title: t('title'), description: t('description') }
}

export default async function PlayersPage({ searchParams }: PlayersPageProps) {
  const { q, variant, speed } = await searchParams
  const beginning = typeof q === 'string' ? q.replaceAll('\0', '').trim().slice(0, 40) : ''
  const [t, boards, found, recent] = await Promise.all([
    getTranslations('players'),
    caller.players.leaderboards(),
    beginning === '' ? null : caller.players.search({ beginning }),
    // Whoever is looked for by name is not to be looked for among others.
    beginning === '' ? caller.players.recent() : null,
  ])
  // The one asked for, if there is such a board, else the one with the most players.
  const [most] = [...boards].sort((one, other) => other.players - one.players)
  const shown = boards.find((board) => board.variant === variant && board.speed === speed) ?? most ?? null
  return (
    <div className="page">
      <PageTitle title={t('title')} lead={t('lead')} />
      <PlayerSearch beginning={beginning} found={found} />
      {recent && <RecentPlayers players={recent} />}
      <section aria-labelledby="boards" className="mt-10">
        <h2 id="boards" className="text-head">
          {t('boards')}
        </h2>
        {shown ? (
          <BoardList boards={boards} shown={shown} nameOf={nameOf} />
        ) : (
          <p className="prose mt-3 text-ink-soft">{t('boardsEmpty')}</p>
        )}
      </section>
      {shown && (
        <Leaderboard
          board={await caller.players.leaderboard({ variant: shown.variant, speed: shown.speed })}
          name={nameOf(shown.variant)}
        />
      )}
    </div>
  )
}
