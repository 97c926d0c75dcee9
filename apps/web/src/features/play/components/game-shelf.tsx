import { getFormatter, getTranslations } from 'next-intl/server'
import { Link } from '../../../lib/link.tsx'
import type { RouterOutputs } from '../../../trpc/types.ts'

type GameCard = RouterOutputs['games']['mine']['games'][number]

interface GameShelfProps {
  readonly games: readonly GameCard[]
  readonly nameOf: (variant: string) => string
  /** The id of a seat of it. */
  readonly sideOf: (variant: string, seat: number) => string
  /** Moves as a list of moves numbers them, where a card knows only steps. */
  readonly movesOf: (card: GameCard) => number
}

/** Games as entries of a list: which, against whom, how it stands, when last touched. */
export async function GameShelf({ games, nameOf, sideOf, movesOf }: GameShelfProps) {
  const format = await getFormatter()
  return (
    <ul className="mt-4 divide-y divide-rule border-y border-rule">
      {games.map((card) => (
        <li key={card.id}>
          <Link
            href={`/games/${card.id}`}
            className="grid gap-x-6 gap-y-0.5 px-2 py-3 text-ink no-underline hover:bg-paper-raised sm:grid-cols-[2fr_2fr_1fr_auto]"
          >
            <GameWords
              card={card}
              name={nameOf(card.variant)}
              sideOf={(seat) => sideOf(card.variant, seat)}
              moves={movesOf(card)}
            />
            <time dateTime={card.updatedAt} className="text-small text-ink-soft">
              {format.dateTime(new Date(card.updatedAt), { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
          </Link>
        </li>
      ))}
    </ul>
  )
}

interface GameWordsProps {
  readonly card: GameCard
  readonly name: string
  readonly sideOf: (seat: number) => string
  readonly moves: number
}

async function GameWords({ card, name, sideOf, moves }: GameWordsProps) {
  const t = await getTranslations('games')
  const levels = await getTranslations('levels')
  const names = await getTranslations('names')
  const end = await getTranslations('outcome')
  const { outcome, mySeat, opponent } = card
  const side = (seat: number) => {
    const path = `sides.${sideOf(seat)}`
    // The engine's ids are open; whether there is a word for this one is asked on the same line.
    return names.has(path as Parameters<typeof names>[0]) ? names(path as Parameters<typeof names>[0]) : sideOf(seat)
  }
  const against =
    mySeat !== null
      ? t('againstAs', {
          name: opponent?.name ?? t(opponent?.kind === 'closed' ? 'closed' : 'guest'),
          side: side(mySeat),
        })
      : card.botLevel !== null
        ? t('againstBotAs', { level: levels(`${card.botLevel}.name`), side: side(card.personSeat ?? 0) })
        : t('onOneDevice')
  // What was called off is nobody's, and drawn by nobody.
  const state =
    outcome === null
      ? t('running')
      : outcome.winner === null
        ? outcome.scores.length === 0
          ? t('calledOff')
          : end(outcome.scores.length > 2 ? 'tied' : 'draw')
        : mySeat !== null
          ? t(outcome.winner === mySeat ? 'won' : 'lost')
          : end('wins', { side: side(outcome.winner) })
  return (
    <>
      <span className="font-serif text-large">
        <strong className="font-semibold">{name}</strong> {against}
      </span>
      <span className={outcome === null ? 'font-semibold text-verdigris' : 'text-ink-soft'}>{state}</span>
      <span className="tabular text-ink-soft">{t('movesCount', { count: moves })}</span>
    </>
  )
}
