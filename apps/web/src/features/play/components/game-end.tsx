import { useMutation } from '@tanstack/react-query'
import type { VariantAnswer } from '@variorum/engine/ask'
import { Button } from '@variorum/ui/primitives'
import { ResultBanner } from '@variorum/ui/result'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useOutcomeText } from '../../../lib/board/outcome-text.ts'
import { useTRPC } from '../../../trpc/client.tsx'
import { rematchOf } from '../state/rematch.ts'
import type { Game } from '../state/use-game.ts'

/** How the game ended, and where to go from here. */
export function GameEnd({ game, variant }: { readonly game: Game; readonly variant: VariantAnswer }) {
  const t = useTranslations('play')
  const trpc = useTRPC()
  const router = useRouter()
  const { outcome, record } = game
  const text = useOutcomeText(outcome)
  const rematch = useMutation(trpc.games.create.mutationOptions({ onSuccess: ({ id }) => router.push(`/games/${id}`) }))
  if (!outcome || !text) return null
  const { winner } = outcome
  const tone =
    winner === null
      ? 'drawn'
      : record.botSeat === null || !record.mine
        ? 'over'
        : winner === record.botSeat
          ? 'lost'
          : 'won'
  return (
    <ResultBanner
      tone={tone}
      title={text.title}
      reason={text.reason}
      actions={
        <>
          <Button
            kind="primary"
            busy={rematch.isPending || rematch.isSuccess}
            onClick={() => rematch.mutate(rematchOf(record, variant.seats.length))}
          >
            {t('rematch')}
          </Button>
          <Link className="button" href={`/variants/${variant.slug}/play`}>
            {t('newGame')}
          </Link>
          {rematch.isError && <p role="alert">{t('rematchFailed')}</p>}
        </>
      }
    />
  )
}
