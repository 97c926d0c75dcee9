import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useTRPC } from '../../../trpc/client.tsx'
import { lineOf } from '../state/record.ts'
import type { Game } from '../state/use-game.ts'
import { useMotivesText } from './use-motives-text.ts'

/** What the last move has brought about, and what the bot expects next. */
export function MotivesAnswer({ game }: { readonly game: Game }) {
  const t = useTranslations('bots')
  const trpc = useTRPC()
  const text = useMotivesText()
  const { record, ply, moves, shown, bot } = game
  const { variant, start, moves: played } = lineOf(record, moves.slice(0, ply))
  const answer = useQuery({
    ...trpc.engine.motives.queryOptions({ line: { variant, start, moves: [...played] } }),
    gcTime: 60_000,
  })
  if (answer.isError) {
    return (
      <p role="alert">
        {t('whyBroken')}{' '}
        <button type="button" className="link" onClick={() => void answer.refetch()}>
          {t('whyRetry')}
        </button>
      </p>
    )
  }
  return (
    <p role="status" className="min-h-8">
      {answer.data ? text(answer.data, shown.position, ply === moves.length ? bot.expects : '') : t('whyLoading')}
    </p>
  )
}
