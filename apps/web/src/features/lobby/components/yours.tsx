'use client'

import { useTranslations } from 'next-intl'
import type { Mine } from '../state/changes.ts'
import type { GameShelf } from '../state/shelf.ts'
import type { Acts } from '../state/use-acts.ts'
import { ChallengeRow } from './challenge-row.tsx'
import { GameRow } from './game-row.tsx'
import { OwnSeekRow } from './own-seek-row.tsx'
import { useRefusalText } from './use-refusal-text.ts'

interface YoursProps {
  readonly mine: Mine | undefined
  readonly shelves: readonly GameShelf[]
  readonly acts: Acts
}

/** What concerns oneself: challenges, games under way, one's own offers. Nothing of it, nothing shown. */
export function Yours({ mine, shelves, acts }: YoursProps) {
  const t = useTranslations('lobby')
  const refusalText = useRefusalText()
  if (!mine) return null
  // The wish behind the one button has its place there; what became a game stands among the games.
  const seeks = mine.seeks.filter(({ kind, status }) => kind !== 'pool' && status !== 'taken' && status !== 'withdrawn')
  const error = acts.withdraw.error ?? acts.decline.error
  if (mine.challenges.length + mine.games.length + seeks.length === 0) return null
  return (
    <div className="lobby-yours grid content-start gap-6">
      {error && (
        <p role="alert" className="notice">
          {refusalText(error)}
        </p>
      )}
      {mine.challenges.length > 0 && (
        <section aria-labelledby="challenges">
          <h2 id="challenges" className="text-title">
            {t('challenges')}
          </h2>
          <ul className="mt-2 divide-y divide-rule border-y border-rule">
            {mine.challenges.map((seek) => (
              <ChallengeRow key={seek.id} seek={seek} shelves={shelves} acts={acts} />
            ))}
          </ul>
        </section>
      )}
      {mine.games.length > 0 && (
        <section aria-labelledby="under-way">
          <h2 id="under-way" className="text-title">
            {t('underWay')}
          </h2>
          <ul className="mt-2 divide-y divide-rule border-y border-rule">
            {mine.games.map((game) => (
              <GameRow key={game.id} game={game} />
            ))}
          </ul>
        </section>
      )}
      {seeks.length > 0 && (
        <section aria-labelledby="own-seeks">
          <h2 id="own-seeks" className="text-title">
            {t('ownSeeks')}
          </h2>
          <ul className="mt-2 divide-y divide-rule border-y border-rule">
            {seeks.map((seek) => (
              <OwnSeekRow key={seek.id} seek={seek} shelves={shelves} acts={acts} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
