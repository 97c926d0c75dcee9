'use client'

import { Button, Notice } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { SeekCard } from '../state/changes.ts'
import type { GameShelf } from '../state/shelf.ts'
import type { Acts } from '../state/use-acts.ts'
import { useSteady } from '../state/use-steady.ts'
import { PlayerName } from './player-name.tsx'
import { SeekWords } from './seek-words.tsx'
import { useRefusalText } from './use-refusal-text.ts'

interface SeekListProps {
  readonly seeks: readonly SeekCard[]
  readonly shelves: readonly GameShelf[]
  readonly acts: Acts
  /** The server could not be asked again. */
  readonly isStale: boolean
}

/** What others offer. The list does not move under the hand that points at it. */
export function SeekList({ seeks, shelves, acts, isStale }: SeekListProps) {
  const t = useTranslations('lobby')
  const refusalText = useRefusalText()
  // One's own stand above, among one's offers.
  const others = useMemo(() => seeks.filter(({ isMine }) => !isMine), [seeks])
  const { rows, hold } = useSteady(others)
  const { accept } = acts
  return (
    <>
      <p role="status" className="mt-1 text-small text-ink-soft">
        {isStale ? t('stale') : t('count', { count: others.length })}
      </p>
      {accept.error && (
        <p role="alert" className="notice mt-3">
          {refusalText(accept.error)}
        </p>
      )}
      {rows.length === 0 ? (
        <div className="mt-3">
          <Notice kind="empty" title={t('empty')}>
            {t('emptyNote')}
          </Notice>
        </div>
      ) : (
        <ul className="mt-3 divide-y divide-rule border-y border-rule" {...hold}>
          {rows.map(({ item: seek, isGone }) => (
            <li key={seek.id} className="seek-row" data-gone={isGone || undefined}>
              <SeekWords seek={seek} shelves={shelves} />
              <span className="seek-who">
                <PlayerName {...seek.player} />
              </span>
              <span className="seek-act">
                {isGone ? (
                  <span className="text-small text-ink-soft">{t('gone')}</span>
                ) : seek.obstacle ? (
                  <span className="text-small text-ink-soft">{t(`obstacle.${seek.obstacle}`)}</span>
                ) : (
                  <Button
                    busy={accept.isPending || accept.isSuccess}
                    aria-label={t('acceptOf', {
                      game: seek.title,
                      name: seek.player.name ?? t('guest'),
                    })}
                    onClick={() => accept.mutate({ id: seek.id })}
                  >
                    {t('accept')}
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
