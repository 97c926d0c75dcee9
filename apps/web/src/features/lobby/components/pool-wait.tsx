'use client'

import { useMutation } from '@tanstack/react-query'
import { Button } from '@variorum/ui/primitives'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { useTRPC } from '../../../trpc/client.tsx'
import type { SeekCard } from '../state/changes.ts'
import type { GameShelf } from '../state/shelf.ts'
import type { Acts } from '../state/use-acts.ts'
import { useWaited } from '../state/use-waited.ts'

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
  const trpc = useTRPC()
  const router = useRouter()
  const waited = useWaited(seek.createdAt)
  const stop = useRef<HTMLParagraphElement>(null)
  // The button that was pressed has gone; the focus stays where one waits.
  useEffect(() => stop.current?.focus(), [])
  const bot = useMutation(
    trpc.games.create.mutationOptions({
      onSuccess: ({ id }) => {
        acts.withdraw.mutate({ id: seek.id })
        router.push(`/games/${id}`)
      },
    }),
  )
  const game = shelves
    .flatMap(({ games }) => games)
    .find(({ slug, hasBots }) => hasBots && seek.variants.includes(slug))
  const clock = `${Math.floor(waited / 60)}:${String(waited % 60).padStart(2, '0')}`
  return (
    <div className="mt-2">
      <p ref={stop} tabIndex={-1} role="status" className="prose text-ink-soft outline-none">
        {t(waited < patience ? 'waiting' : 'waitingLong')}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <span role="timer" aria-live="off" className="tabular font-serif text-title">
          {clock}
        </span>
        <Button busy={acts.withdraw.isPending} onClick={() => acts.withdraw.mutate({ id: seek.id })}>
          {t('stop')}
        </Button>
        {waited >= patience && game !== undefined && (
          <Button
            kind="primary"
            busy={bot.isPending || bot.isSuccess}
            onClick={() => bot.mutate({ variant: game.slug, mode: 'bot', botLevel: 'novice', botSeat: 1 })}
          >
            {t('bot', { game: game.name })}
          </Button>
        )}
      </div>
      {bot.error && (
        <p role="alert" className="notice mt-4">
          {t('botFailed')}
        </p>
      )}
    </div>
  )
}
