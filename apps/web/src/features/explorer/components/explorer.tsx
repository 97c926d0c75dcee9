'use client'

import type { Line, MoveId } from '@variorum/engine/ask'
import { Segmented, Skeleton } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { useKeptChoice } from '../../../lib/use-kept-choice.ts'
import { type Source, useExplored } from '../state/use-explored.ts'
import { ExplorerGames } from './explorer-games.tsx'
import { ExplorerRows } from './explorer-rows.tsx'

interface ExplorerProps {
  readonly line: Line
  /** Position text at its end; null as long as it is not known. */
  readonly fen: string | null
  readonly isOver: boolean
  /** Whether there are games of the engine. */
  readonly hasBook: boolean
  readonly onPlay: (move: MoveId) => void
}

/** What was played from a position, and how those games went. */
export function Explorer({ line, fen, isOver, hasBook, onPlay }: ExplorerProps) {
  const t = useTranslations('explorer')
  const [isOfEngine, setOfEngine] = useKeptChoice('explorer engine', false)
  const source: Source = hasBook && isOfEngine ? 'engine' : 'people'
  const { explored, isCurrent, fault, retry } = useExplored(line, fen, source)
  const choose = (next: Source) => setOfEngine(next === 'engine')
  return (
    <section aria-labelledby="explorer" className="sheet explorer no-print needs-script">
      <h2 id="explorer" className="margin-head">
        {t('title')}
      </h2>
      {hasBook && (
        <div className="explorer-source">
          <Segmented<Source>
            label={t('source')}
            isLabelHidden
            options={[
              { value: 'people', label: t('people') },
              { value: 'engine', label: t('engine') },
            ]}
            value={source}
            onChange={choose}
          />
        </div>
      )}
      <div className="explorer-found" aria-busy={!isCurrent && fault === null} data-old={!isCurrent || undefined}>
        {fault ? (
          <p role="alert" className="explorer-note">
            {t(fault)}{' '}
            <button type="button" className="link" onClick={retry}>
              {t('retry')}
            </button>
          </p>
        ) : explored === null || explored.source !== source ? (
          <div className="explorer-note">
            <Skeleton shape="lines" lines={5} label={t('busy')} />
          </div>
        ) : explored.rows.length === 0 ? (
          <p className="explorer-note">
            {isOver && isCurrent ? t('over') : t(source === 'engine' ? 'noneOfEngine' : 'noneOfPeople')}{' '}
            {source === 'people' && hasBook && !isOver && (
              <button type="button" className="link" onClick={() => choose('engine')}>
                {t('seeEngine')}
              </button>
            )}
          </p>
        ) : (
          <>
            <ExplorerRows rows={explored.rows} isCurrent={isCurrent} onPlay={onPlay} />
            {explored.games.length > 0 && <ExplorerGames games={explored.games} />}
          </>
        )}
      </div>
    </section>
  )
}
