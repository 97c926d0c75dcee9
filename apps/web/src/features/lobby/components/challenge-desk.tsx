'use client'

import { useQuery } from '@tanstack/react-query'
import { Announcer, Button, Notice, Skeleton } from '@variorum/ui/primitives'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Link } from '../../../lib/link.tsx'
import { useTRPC } from '../../../trpc/client.tsx'
import { refusalOf } from '../../../trpc/refusal-of.ts'
import type { SeekCard } from '../state/changes.ts'
import { choiceOf, type GameShelf } from '../state/shelf.ts'
import { useActs } from '../state/use-acts.ts'
import { Challenger } from './challenger.tsx'
import { DeclineForm } from './decline-form.tsx'
import { SeekWords } from './seek-words.tsx'
import { ShareAddress } from './share-address.tsx'
import { useRefusalText } from './use-refusal-text.ts'

/** How often one looks whether the other has answered. */
const everyMs = 3_000

interface ChallengeDeskProps {
  readonly id: string
  readonly shelves: readonly GameShelf[]
}

/** One challenge: to whoever made it, its address and whether it was answered; to everybody else, who and what, and the answers. */
export function ChallengeDesk({ id, shelves }: ChallengeDeskProps) {
  const t = useTranslations('challenge')
  const trpc = useTRPC()
  const router = useRouter()
  const asked = useQuery(
    trpc.lobby.get.queryOptions(
      { id },
      { refetchInterval: ({ state }) => (state.data?.status === 'open' ? everyMs : false), staleTime: 0 },
    ),
  )
  const seek = asked.data
  // Whoever has waited here goes to the board; whoever comes back later finds the way to it.
  const wasOpen = useRef(false)
  const gameId = seek?.gameId ?? null
  useEffect(() => {
    if (seek?.status === 'open') wasOpen.current = true
    else if (wasOpen.current && gameId !== null) router.push(`/games/${gameId}`)
  }, [seek?.status, gameId, router])

  if (!seek) {
    if (!asked.error) return <Skeleton shape="lines" lines={4} label={t('loading')} />
    const isGone = refusalOf(asked.error).key === 'seekGone'
    return (
      <Notice kind={isGone ? 'empty' : 'error'} title={t(isGone ? 'unknown' : 'broken')}>
        {t(isGone ? 'unknownNote' : 'brokenNote')}
      </Notice>
    )
  }
  const [variant = ''] = seek.variants
  const game = choiceOf(shelves, variant)
  return (
    <Announcer>
      <div className="grid max-w-xl gap-6">
        <div className="sheet px-4 py-4">
          {!seek.isMine && (
            <p className="mb-2">
              <Challenger player={seek.player} />
            </p>
          )}
          <SeekWords seek={seek} shelves={shelves} />
        </div>
        {seek.status === 'open' ? <OpenChallenge seek={seek} /> : <Ended seek={seek} />}
        {game && (
          <p className="prose">
            {t.rich('newcomer', {
              game: game.name,
              link: (words) => <Link href={`/variants/${game.slug}`}>{words}</Link>,
            })}
          </p>
        )}
      </div>
    </Announcer>
  )
}

function OpenChallenge({ seek }: { readonly seek: SeekCard }) {
  const t = useTranslations('challenge')
  const lobby = useTranslations('lobby')
  const refusalText = useRefusalText()
  const acts = useActs()
  const error = acts.accept.error ?? acts.withdraw.error ?? acts.decline.error
  return (
    <div className="needs-script grid gap-4">
      {seek.isMine ? (
        <>
          {seek.kind === 'link' && <ShareAddress path={`/challenge/${seek.id}`} />}
          <p role="status" className="prose text-ink-soft">
            {t(seek.kind === 'link' ? 'waitingLink' : 'waitingPlayer', { name: seek.opponent?.name ?? lobby('guest') })}
          </p>
          <div>
            <Button busy={acts.withdraw.isPending} onClick={() => acts.withdraw.mutate({ id: seek.id })}>
              {lobby('withdraw')}
            </Button>
          </div>
        </>
      ) : (
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          {seek.obstacle === null ? (
            <Button
              kind="primary"
              busy={acts.accept.isPending || acts.accept.isSuccess}
              onClick={() => acts.accept.mutate({ id: seek.id })}
            >
              {acts.accept.isPending || acts.accept.isSuccess ? t('accepting') : t('accept')}
            </Button>
          ) : (
            <p className="notice">{lobby(`obstacle.${seek.obstacle}`)}</p>
          )}
          {seek.kind === 'direct' ? (
            <DeclineForm
              busy={acts.decline.isPending}
              onDecline={(reason) => acts.decline.mutate({ id: seek.id, reason })}
            />
          ) : (
            <Link className="button" href="/play">
              {t('notNow')}
            </Link>
          )}
        </div>
      )}
      {error && (
        <p role="alert" className="notice">
          {refusalText(error)}
        </p>
      )}
    </div>
  )
}

function Ended({ seek }: { readonly seek: SeekCard }) {
  const t = useTranslations('challenge')
  const lobby = useTranslations('lobby')
  const { status, gameId, declineReason } = seek
  return (
    <div role="status" className="grid gap-4">
      <p className="prose">
        {status === 'taken'
          ? t(gameId === null ? 'takenByOther' : 'taken')
          : status === 'declined' && declineReason !== null
            ? t('declinedWhy', { reason: lobby(`declineReasons.${declineReason}`) })
            : t(status === 'open' ? 'expired' : status)}
      </p>
      <div className="flex flex-wrap gap-3">
        {gameId !== null && (
          <Link className="button button-primary" href={`/games/${gameId}`}>
            {t('toGame')}
          </Link>
        )}
        <Link className="button" href="/play">
          {t('toLobby')}
        </Link>
      </div>
    </div>
  )
}
