import { getFormatter, getTranslations } from 'next-intl/server'
import { Link } from '../../../lib/link.tsx'
import type { RouterOutputs } from '../../../trpc/types.ts'

/** Who has played lately, and when they began their last game. */
export async function RecentPlayers({ players }: { readonly players: RouterOutputs['players']['recent'] }) {
  const [t, format] = await Promise.all([getTranslations('players'), getFormatter()])
  return (
    <section aria-labelledby="recent-players" className="mt-8">
      <h2 id="recent-players" className="text-head">
        {t('lately')}
      </h2>
      {players.length === 0 ? (
        <p className="prose mt-3 text-ink-soft">{t('latelyEmpty')}</p>
      ) : (
        <ul className="mt-2 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {players.map(({ name, playedAt }) => (
            <li key={name} className="flex items-baseline justify-between gap-x-3 border-b border-rule py-1">
              <Link className="link inline-flex min-h-7 items-center font-serif text-large" href={`/players/${name}`}>
                {name}
              </Link>
              <time className="text-small text-ink-soft" dateTime={playedAt}>
                {format.dateTime(new Date(playedAt), { dateStyle: 'medium' })}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
