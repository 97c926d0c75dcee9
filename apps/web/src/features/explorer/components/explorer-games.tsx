import { useFormatter, useTranslations } from 'next-intl'
import { useNames } from '../../../lib/board/names.ts'
import { Link } from '../../../lib/link.tsx'
import type { PlayedGame } from '../state/use-explored.ts'

/** The latest games that went on from here: who, how it ended, when. */
export function ExplorerGames({ games }: { readonly games: readonly PlayedGame[] }) {
  const t = useTranslations('explorer')
  const format = useFormatter()
  const names = useNames()
  const nameOf = ({ kind, name, rating }: PlayedGame['players'][number]) => {
    const called = kind === 'account' && name !== null ? name : t(kind === 'closed' ? 'closed' : 'guest')
    return rating === null ? called : t('player', { name: called, rating: Math.round(rating) })
  }
  const endOf = ({ outcome }: PlayedGame) =>
    outcome?.winner == null ? t('draw') : t('wins', { side: names.seat(outcome.winner) })
  return (
    <section className="explorer-games" aria-labelledby="explorer-games">
      <h3 id="explorer-games">{t('latest')}</h3>
      <ul>
        {games.map((game) => (
          <li key={game.id}>
            <Link className="link" href={`/games/${game.id}`}>
              {game.players.map(nameOf).join(' – ')}
            </Link>{' '}
            <span>
              {endOf(game)}
              {' · '}
              <time dateTime={game.startedAt}>
                {format.dateTime(new Date(game.startedAt), { dateStyle: 'medium' })}
              </time>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
