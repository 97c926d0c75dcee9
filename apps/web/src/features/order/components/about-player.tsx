import { getTranslations } from 'next-intl/server'
import { ReportButton } from '../../../lib/report/report-button.tsx'
import type { RouterInputs } from '../../../trpc/types.ts'
import { BlockButton } from './block-button.tsx'

interface AboutPlayerProps {
  readonly who: RouterInputs['order']['block']['who']
  readonly name: string
  /** The game that was played with them, where that is what would be reported. */
  readonly gameId?: string | undefined
  /** By which block the asker has blocked them. */
  readonly blockId: string | null
}

/** What one can do about a player who behaves badly. */
export async function AboutPlayer({ who, name, gameId, blockId }: AboutPlayerProps) {
  const t = await getTranslations('order')
  const of = gameId === undefined ? ({ kind: 'player', id: name } as const) : ({ kind: 'game', id: gameId } as const)
  return (
    <section aria-label={t('about', { name })} className="needs-script mt-10 border-t border-rule pt-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="text-small text-ink-soft">{t('isWrong', { name })}</p>
        <ReportButton of={of} what={name} />
        <BlockButton who={who} name={name} blockId={blockId} />
      </div>
    </section>
  )
}
