import { useQuery } from '@tanstack/react-query'
import type { BotLevel } from '@variorum/engine/ask'
import { Button } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { LevelField } from '../../../lib/bots/level-field.tsx'
import { Link } from '../../../lib/link.tsx'
import { playPath } from '../../../lib/variant-paths.ts'
import { useTRPC } from '../../../trpc/client.tsx'
import type { GameChoice } from '../state/shelf.ts'

interface AgainstBotProps {
  /** Slug of the game, or of the reading of it, that is chosen. */
  readonly variant: string
  readonly game: GameChoice
  readonly isBusy: boolean
  readonly onBegin: (level: BotLevel) => void
}

/** A bot by its face, and a game with it from the start; what else can be chosen stands on a page of its own. */
export function AgainstBot({ variant, game, isBusy, onBegin }: AgainstBotProps) {
  const t = useTranslations('lobby.device')
  const levels = useTranslations('levels')
  const trpc = useTRPC()
  const [chosen, setChosen] = useState<BotLevel | null>(null)
  const suggestion = useQuery(trpc.games.suggestion.queryOptions({ variant }))
  const suggested = suggestion.data ?? null
  const level = chosen ?? suggested ?? 'novice'
  return (
    <div>
      <LevelField level={level} suggested={suggested} onChange={setChosen} />
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button busy={isBusy} onClick={() => onBegin(level)}>
          {t('bot', { level: levels(`${level}.name`) })}
        </Button>
        <Link className="link inline-flex min-h-9 items-center" href={playPath({ slug: variant, edition: game.slug })}>
          {t('botMore')}
        </Link>
      </div>
    </div>
  )
}
