import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useTRPC } from '../../../trpc/client.tsx'
import { lineOf } from '../state/record.ts'
import type { Game } from '../state/use-game.ts'
import { Explanation } from './explanation.tsx'
import { LastMove } from './last-move.tsx'

/**
 * A note in the margin about the man that was pressed: what it may do, what it may not and why, and what threatens it.
 * While none is, about the move just made, and about a king in check.
 */
export function Why({ game, cell }: { readonly game: Game; readonly cell: string | null }) {
  const t = useTranslations('why')
  const trpc = useTRPC()
  const { position, move } = game.shown
  const { variant, start, moves } = lineOf(game.record, game.moves.slice(0, game.ply))
  const about = cell ?? position.check[0] ?? null
  const question = trpc.engine.explain.queryOptions({ line: { variant, start, moves: [...moves] }, cell: about ?? '' })
  const answer = useQuery({ ...question, enabled: about !== null, gcTime: 60_000 })
  return (
    <section aria-labelledby="why" className="sheet why-box no-print needs-script">
      <h2 id="why" className="margin-head">
        {t('title')}
      </h2>
      <div className="space-y-3 px-3 py-3 font-serif">
        {cell === null && move && <LastMove move={move} position={position} />}
        {about === null ? (
          <p className="text-ink-soft">{t('prompt')}</p>
        ) : answer.isError ? (
          <p role="alert">
            {t('broken')}{' '}
            <button type="button" className="link" onClick={() => void answer.refetch()}>
              {t('retry')}
            </button>
          </p>
        ) : answer.data ? (
          <Explanation answer={answer.data} position={position} />
        ) : (
          <p className="text-ink-soft">{t('loading')}</p>
        )}
      </div>
    </section>
  )
}
