import { useTranslations } from 'next-intl'
import { Link } from '../../../lib/link.tsx'
import type { GameUnderWay } from '../state/changes.ts'
import { ClockWords } from './clock-words.tsx'
import { PlayerName } from './player-name.tsx'

/** A game under way, and whether it waits for oneself. */
export function GameRow({ game }: { readonly game: GameUnderWay }) {
  const t = useTranslations('lobby')
  return (
    <li>
      <Link
        href={`/games/${game.id}`}
        className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 px-2 py-3 text-ink no-underline hover:bg-paper-raised"
      >
        <span>
          <strong className="font-serif text-large font-semibold">{game.title}</strong>{' '}
          <ClockWords clock={game.clock} />
          <br />
          <span className="text-small text-ink-soft">
            {t('against')} <PlayerName {...game.opponent} />
          </span>
        </span>
        {game.isMyTurn ? (
          <strong className="font-semibold text-rubric">{t('yourTurn')}</strong>
        ) : (
          <span className="text-small text-ink-soft">{t('theirTurn')}</span>
        )}
      </Link>
    </li>
  )
}
