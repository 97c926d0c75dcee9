'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Mine } from '../state/changes.ts'
import type { GameShelf } from '../state/shelf.ts'
import type { Acts } from '../state/use-acts.ts'
import { GameRow } from './game-row.tsx'
import { OwnSeekRow } from './own-seek-row.tsx'
import { useRefusalText } from './use-refusal-text.ts'

interface YoursProps {
  readonly mine: Mine | undefined
  readonly shelves: readonly GameShelf[]
  readonly acts: Acts
}

/** What concerns oneself: games under way, one's own offers. Nothing of it, nothing shown. */
export function Yours({ mine, shelves, acts }: YoursProps) {
  const t = useTranslations('lobby')
  const refusalText = useRefusalText()
  // What has been answered is told for some minutes; whoever has read it need not see it so long.
  const [away, setAway] = useState<readonly string[]>([])
  if (!mine) return null
  // The wish behind the one button has its place there; what became a game stands among the games.
  const seeks = mine.seeks.filter(
    ({ id, kind, status }) => kind !== 'pool' && status !== 'taken' && status !== 'withdrawn' && !away.includes(id),
  )
  const error = acts.withdraw.error ?? acts.fill.error
  if (mine.games.length + seeks.length === 0) return null
  return (
    <div className="grid content-start gap-6">
      {error && (
        <p role="alert" className="notice">
          {refusalText(error)}
        </p>
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
              <OwnSeekRow
                key={seek.id}
                seek={seek}
                shelves={shelves}
                acts={acts}
                onPutAway={() => setAway((before) => [...before, seek.id])}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
