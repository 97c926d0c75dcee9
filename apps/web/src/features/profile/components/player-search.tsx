import { getFormatter, getTranslations } from 'next-intl/server'
import { Link } from '../../../lib/link.tsx'
import type { RouterOutputs } from '../../../trpc/types.ts'

interface PlayerSearchProps {
  readonly beginning: string
  /** Null where nobody was searched for. */
  readonly found: RouterOutputs['players']['search'] | null
}

/** A field for the first letters of a name, and whose names begin so. */
export async function PlayerSearch({ beginning, found }: PlayerSearchProps) {
  const [t, format] = await Promise.all([getTranslations('players'), getFormatter()])
  return (
    <search className="mt-6 block">
      <form action="/players">
        <label className="font-serif text-large" htmlFor="find-player">
          {t('search')}
        </label>
        <div className="mt-1 flex max-w-xl gap-2">
          <input
            id="find-player"
            className="field"
            type="search"
            name="q"
            defaultValue={beginning}
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            aria-describedby="find-player-hint"
          />
          <button type="submit" className="button">
            {t('find')}
          </button>
        </div>
        <p id="find-player-hint" className="mt-1 text-small text-ink-faint">
          {t('searchHint')}
        </p>
      </form>
      {found && (
        <div role="status" className="mt-3">
          <p className="text-ink-soft">
            {found.length === 0 ? t('foundNone', { beginning }) : t('foundCount', { count: found.length })}
          </p>
          <ul className="mt-2 grid gap-1">
            {found.map(({ name, since }) => (
              <li key={name} className="flex flex-wrap items-baseline gap-x-3">
                <Link className="link inline-flex min-h-7 items-center font-serif text-large" href={`/players/${name}`}>
                  {name}
                </Link>
                <span className="text-small text-ink-soft">
                  {t('since', { date: format.dateTime(new Date(since), { dateStyle: 'long' }) })}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </search>
  )
}
