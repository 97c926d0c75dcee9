import { Button } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import type { SeekCard } from '../state/changes.ts'
import type { GameShelf } from '../state/shelf.ts'
import type { Acts } from '../state/use-acts.ts'
import { Challenger } from './challenger.tsx'
import { DeclineForm } from './decline-form.tsx'
import { SeekWords } from './seek-words.tsx'

interface ChallengeRowProps {
  readonly seek: SeekCard
  readonly shelves: readonly GameShelf[]
  readonly acts: Acts
}

/** A challenge to oneself, with the two answers. */
export function ChallengeRow({ seek, shelves, acts }: ChallengeRowProps) {
  const t = useTranslations('lobby')
  return (
    <li className="grid gap-2 px-2 py-3">
      <span>
        <Challenger player={seek.player} />
      </span>
      <SeekWords seek={seek} shelves={shelves} />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        {seek.obstacle === null ? (
          <Button
            kind="primary"
            busy={acts.accept.isPending || acts.accept.isSuccess}
            onClick={() => acts.accept.mutate({ id: seek.id })}
          >
            {t('accept')}
          </Button>
        ) : (
          <p className="text-small text-ink-soft">{t(`obstacle.${seek.obstacle}`)}</p>
        )}
        <DeclineForm
          busy={acts.decline.isPending}
          onDecline={(reason) => acts.decline.mutate({ id: seek.id, reason })}
        />
      </div>
    </li>
  )
}
