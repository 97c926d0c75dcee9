'use client'

import { Button } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import type { Mine } from '../state/changes.ts'
import { poolWishOf } from '../state/pool-choice.ts'
import type { GameShelf } from '../state/shelf.ts'
import { rangeFaultOf } from '../state/typed-range.ts'
import type { Acts } from '../state/use-acts.ts'
import { usePoolChoice } from '../state/use-pool-choice.ts'
import { PoolFields } from './pool-fields.tsx'
import { PoolWait } from './pool-wait.tsx'
import { useRangeText } from './use-range-text.ts'
import { useRefusalText } from './use-refusal-text.ts'

interface QuickGameProps {
  readonly shelves: readonly GameShelf[]
  readonly mine: Mine | undefined
  readonly isGuest: boolean
  /** How many wait in the pool. */
  readonly waiting: number
  readonly acts: Acts
}

/** One button: anybody, at any of the games and clocks that suit. */
export function QuickGame({ shelves, mine, isGuest, waiting, acts }: QuickGameProps) {
  const t = useTranslations('lobby.quick')
  const refusalText = useRefusalText()
  const rangeText = useRangeText()
  const [choice, setChoice] = usePoolChoice()
  const games = shelves.flatMap((shelf) => shelf.games.map(({ slug }) => slug))
  const wish = poolWishOf(choice, games, isGuest)
  const pooled = mine?.seeks.find(({ kind, status }) => kind === 'pool' && status === 'open')
  const { join } = acts
  const fault = isGuest ? null : rangeFaultOf(choice)
  const others = waiting - (pooled ? 1 : 0)
  return (
    <section aria-labelledby="quick" className="lobby-quick sheet">
      <h2 id="quick" className="text-title">
        {t('title')}
      </h2>
      {pooled ? (
        <PoolWait seek={pooled} shelves={shelves} acts={acts} />
      ) : (
        <>
          <p className="prose mt-2 text-ink-soft">{t('lead')}</p>
          <div className="needs-script mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
            <Button
              kind="primary"
              busy={join.isPending || mine === undefined}
              disabled={wish === null}
              onClick={() => wish && join.mutate(wish)}
            >
              {t('find')}
            </Button>
            <p className="text-small text-ink-soft">
              {join.isPending
                ? t('joining')
                : wish === null
                  ? fault
                    ? t('badRange')
                    : t('nothingLeft')
                  : t('summary', {
                      games: wish.variants.length,
                      clocks: wish.clocks.length,
                      range: rangeText(wish) ?? 'none',
                      waiting: others,
                    })}
            </p>
          </div>
          {join.error && (
            <p role="alert" className="notice mt-4">
              {refusalText(join.error)}
            </p>
          )}
          <PoolFields shelves={shelves} choice={choice} isGuest={isGuest} onChange={setChoice} />
        </>
      )}
    </section>
  )
}
