import { getFormatter, getTranslations } from 'next-intl/server'
import { Link } from '../../../lib/link.tsx'
import type { RouterOutputs } from '../../../trpc/types.ts'
import { PlayerName } from './player-name.tsx'
import { ResultWords } from './result-words.tsx'

type FoundGame = RouterOutputs['archive']['find']['games'][number]

interface GameRowsProps {
  readonly games: readonly FoundGame[]
  readonly nameOf: (variant: string) => string
  /** What a seat of it is called. */
  readonly sideOf: (variant: string, seat: number) => string
  /** Moves as a list of moves numbers them. */
  readonly movesOf: (game: { readonly variant: string; readonly start: string | null; readonly ply: number }) => number
  readonly clockText: (clock: FoundGame['clock']) => string
}

/** Games between people, one below the other: which, who, how it ended, when. */
export async function GameRows({ games, nameOf, sideOf, movesOf, clockText }: GameRowsProps) {
  const [t, format] = await Promise.all([getTranslations('archive'), getFormatter()])
  return (
    <ul className="mt-4 divide-y divide-rule border-y border-rule">
      {games.map((game) => (
        <li key={game.id} className="game-row">
          <Link className="game-row-link" href={`/games/${game.id}`}>
            <span className="font-serif text-large font-semibold">{nameOf(game.variant)}</span>{' '}
            <span className="text-small text-ink-soft">
              {clockText(game.clock)} · {game.rated ? t('rated') : t('casual')}
            </span>
          </Link>
          <div className="grid gap-0.5">
            {game.players.map((player, seat) => (
              <PlayerName
                // A seat is all there is to tell two guests by.
                // biome-ignore lint/suspicious/noArrayIndexKey: seats neither come nor go
                key={seat}
                player={player}
                side={sideOf(game.variant, seat)}
                isWinner={game.outcome?.winner === seat}
              />
            ))}
          </div>
          <ResultWords game={game} sideOf={(seat) => sideOf(game.variant, seat)} />
          <div className="game-row-when tabular text-small text-ink-soft">
            <time dateTime={game.startedAt}>{format.dateTime(new Date(game.startedAt), { dateStyle: 'medium' })}</time>
            {game.ply !== null && (
              <span>
                {t('movesCount', { count: movesOf({ variant: game.variant, start: game.start, ply: game.ply }) })}
              </span>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
