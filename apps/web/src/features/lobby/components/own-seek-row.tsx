import { Button } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { Link } from '../../../lib/link.tsx'
import type { SeekCard } from '../state/changes.ts'
import type { GameShelf } from '../state/shelf.ts'
import type { Acts } from '../state/use-acts.ts'
import { SeekWords } from './seek-words.tsx'

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
      {seek.status === 'open' ? (
        <Button
          aria-label={t('withdrawOf', { game: seek.title })}
          onClick={() => acts.withdraw.mutate({ id: seek.id })}
        >
          {t('withdraw')}
        </Button>
      ) : (
        <Button kind="quiet" aria-label={t('putAwayOf', { game: seek.title })} onClick={onPutAway}>
          {t('putAway')}
        </Button>
      )}
    </li>
  )
}
