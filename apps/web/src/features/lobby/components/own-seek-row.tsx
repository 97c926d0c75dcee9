'use client'

import { Button } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { Link } from '../../../lib/link.tsx'
import type { SeekCard } from '../state/changes.ts'
import { choiceOf, type GameShelf } from '../state/shelf.ts'
import type { Acts } from '../state/use-acts.ts'
import { useWaited } from '../state/use-waited.ts'
import { SeekWords } from './seek-words.tsx'

/** Seconds after which a bot is offered in place of a person. */
const patience = 30

interface OwnSeekRowProps {
  readonly seek: SeekCard
  readonly shelves: readonly GameShelf[]
  readonly acts: Acts
  /** Of one that stands no more: it has been read. */
  readonly onPutAway: () => void
}

/** An offer of one's own: to whom, whether it still stands, and what became of it. */
export function OwnSeekRow({ seek, shelves, acts, onPutAway }: OwnSeekRowProps) {
  const t = useTranslations('lobby')
  const to =
    seek.kind === 'lobby'
      ? t('toLobby')
      : seek.kind === 'link'
        ? t('toLink')
        : t('toPlayer', { name: seek.opponent?.name ?? t('guest') })
  const isOpen = seek.status === 'open'
  const waited = useWaited(isOpen ? seek.createdAt : null)
  const mayBeBot = !seek.rated && seek.kind !== 'direct' && choiceOf(shelves, seek.variants[0] ?? '')?.hasBots === true
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-2 py-3">
      <span className="min-w-0">
        <SeekWords seek={seek} shelves={shelves} />
        <br />
        <span className="text-small text-ink-soft">
          {seek.kind === 'link' && seek.status === 'open' ? (
            <Link className="link inline-flex min-h-8 items-center" href={`/challenge/${seek.id}`}>
              {to}
            </Link>
          ) : (
            to
          )}
          {seek.status === 'expired' && ` · ${t('expired')}`}
          {seek.status === 'declined' &&
            ` · ${seek.declineReason === null ? t('declined') : t('declinedWhy', { reason: t(`declineReasons.${seek.declineReason}`) })}`}
        </span>
      </span>
      {isOpen ? (
        <span className="flex flex-wrap gap-2">
          {mayBeBot && waited >= patience && (
            <Button
              aria-label={t('fillOf', { game: seek.title })}
              busy={acts.fill.isPending || acts.fill.isSuccess}
              onClick={() => acts.fill.mutate({ id: seek.id })}
            >
              {t('fill')}
            </Button>
          )}
          <Button
            aria-label={t('withdrawOf', { game: seek.title })}
            onClick={() => acts.withdraw.mutate({ id: seek.id })}
          >
            {t('withdraw')}
          </Button>
        </span>
      ) : (
        <Button kind="quiet" aria-label={t('putAwayOf', { game: seek.title })} onClick={onPutAway}>
          {t('putAway')}
        </Button>
      )}
    </li>
  )
}
