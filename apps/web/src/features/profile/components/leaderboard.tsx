import { getFormatter, getTranslations } from 'next-intl/server'
import { Link } from '../../../lib/link.tsx'
import type { RouterOutputs } from '../../../trpc/types.ts'
import { RatingFigure } from './rating-figure.tsx'

interface LeaderboardProps {
  readonly board: RouterOutputs['players']['leaderboard']
  /** What the variant is called. */
  readonly name: string
}

/** The best at one variant and speed, and what it takes to stand there. */
export async function Leaderboard({ board, name }: LeaderboardProps) {
  const [t, format] = await Promise.all([getTranslations('players'), getFormatter()])
  const { players, deviation, speed } = board
  return (
    <section aria-labelledby="board" className="mt-8">
      <h2 id="board" className="text-head">
        {t('board', { name, speed: t(`speeds.${speed}`) })}
      </h2>
      <p className="prose mt-2 text-ink-soft">
        {t('boardRule', { players: players.length, deviation: `${deviation}` })}
      </p>
      {players.length > 0 && (
        <table className="records mt-4">
          <thead>
            <tr>
              <th scope="col" className="figure">
                {t('rank')}
              </th>
              <th scope="col">{t('name')}</th>
              <th scope="col" className="figure">
                {t('rating')}
              </th>
              <th scope="col" className="figure records-aside">
                {t('deviation')}
              </th>
              <th scope="col" className="figure">
                {t('games')}
              </th>
              <th scope="col" className="records-aside">
                {t('lastPlayed')}
              </th>
            </tr>
          </thead>
          <tbody>
            {players.map((player) => (
              <tr key={player.name}>
                <td className="figure">{player.rank}</td>
                <th scope="row">
                  <Link className="link" href={`/players/${player.name}`}>
                    {player.name}
                  </Link>
                </th>
                <td className="figure">
                  <RatingFigure rating={player} />
                </td>
                <td className="figure records-aside">{Math.round(player.deviation)}</td>
                <td className="figure">{player.games}</td>
                <td className="records-aside">
                  <time dateTime={player.playedAt}>
                    {format.dateTime(new Date(player.playedAt), { dateStyle: 'medium' })}
                  </time>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
