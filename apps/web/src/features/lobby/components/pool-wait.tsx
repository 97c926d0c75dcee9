'use client'

import { Button } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { SeekCard } from '../state/changes.ts'
import type { GameShelf } from '../state/shelf.ts'
import type { Acts } from '../state/use-acts.ts'
import { useWaited } from '../state/use-waited.ts'
import { useRefusalText } from './use-refusal-text.ts'

/** Seconds after which a bot is offered. */
const patience = 20

interface PoolWaitProps {
  readonly seek: SeekCard
  readonly shelves: readonly GameShelf[]
  readonly acts: Acts
}

/** Waiting for somebody: how long by now, a way out, and after a while a bot in place of a person. */
export function PoolWait({ seek, shelves, acts }: PoolWaitProps) {
  const t = useTranslations('lobby.quick')
  const refusalText = useRefusalText()
  const waited = useWaited(seek.createdAt)
  const stop = useRef<HTMLParagraphElement>(null)
  // The button that was pressed has gone; the focus stays where one waits.
  useEffect(() => stop.current?.focus(), [])
  const { fill } = acts
  const game = shelves
    .flatMap(({ games }) => games)
    .find(({ slug, hasBots }) => hasBots && seek.variants.includes(slug))
  const clock = `${Math.floor(waited / 60)}:${String(waited % 60).padStart(2, '0')}`
  return (
    <div className="mt-2">
      <p ref={stop} tabIndex={-1} role="status" className="prose text-ink-soft outline-none">
        {t(waited < patience ? 'waiting' : seek.rated ? 'waitingRated' : 'waitingLong')}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <span role="timer" aria-live="off" className="tabular font-serif text-title">
          {clock}
        </span>
        <Button busy={acts.withdraw.isPending} onClick={() => acts.withdraw.mutate({ id: seek.id })}>
          {t('stop')}
        </Button>
        {waited >= patience && !seek.rated && game !== undefined && (
          <Button kind="primary" busy={fill.isPending || fill.isSuccess} onClick={() => fill.mutate({ id: seek.id })}>
            {t(seek.variants.length > 1 ? 'botAny' : 'bot', { game: game.name })}
          </Button>
        )}
      </div>
      {fill.error && (
        <p role="alert" className="notice mt-4">
          {refusalText(fill.error)}
        </p>
      )}
    </div>
  )
}
