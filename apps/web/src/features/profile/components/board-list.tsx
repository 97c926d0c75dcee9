import { getTranslations } from 'next-intl/server'
import { Link } from '../../../lib/link.tsx'
import type { RouterOutputs } from '../../../trpc/types.ts'
import { bySpeed } from '../state/by-speed.ts'

interface BoardListProps {
  readonly boards: RouterOutputs['players']['leaderboards']
  readonly shown: { readonly variant: string; readonly speed: string } | null
  readonly nameOf: (variant: string) => string
}

/** Which leaderboards there are, each with the number of players who have a rating there. */
export async function BoardList({ boards, shown, nameOf }: BoardListProps) {
  const t = await getTranslations('players')
  const variants = [...new Set(boards.map(({ variant }) => variant))].sort((one, other) =>
    nameOf(one).localeCompare(nameOf(other), 'en'),
  )
  return (
    <nav aria-label={t('boards')}>
      <p className="mt-1 text-small text-ink-soft">{t('boardsNote')}</p>
      <ul className="mt-3 grid gap-3">
        {variants.map((variant) => (
          <li key={variant} className="flex flex-wrap items-center gap-2">
            <span className="min-w-40 font-serif text-large">{nameOf(variant)}</span>
            {boards
              .filter((board) => board.variant === variant)
              .sort(bySpeed)
              .map(({ speed, players }) => (
                <Link
                  key={speed}
                  className="button button-small library-tag"
                  href={`/players?variant=${encodeURIComponent(variant)}&speed=${speed}`}
                  aria-current={(shown?.variant === variant && shown.speed === speed) || undefined}
                >
                  {t(`speeds.${speed}`)} <span className="tabular text-ink-soft">{players}</span>
                </Link>
              ))}
          </li>
        ))}
      </ul>
    </nav>
  )
}
