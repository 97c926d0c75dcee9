import type { VariantAnswer } from '@variorum/engine/ask'
import { getTranslations } from 'next-intl/server'
import { BusyLink } from '../../../../lib/busy-link.tsx'
import { clockTextOf } from '../../../../lib/clock/clock-text-of.ts'
import { rulesPath } from '../../../../lib/variant-paths.ts'
import type { OnlineSnapshot } from '../state/snapshot.ts'

interface OnlineHeadProps {
  readonly variant: VariantAnswer
  readonly snapshot: OnlineSnapshot
}

/** The name of the game, what it counts for and on what clock, and the way to its rules. */
export async function OnlineHead({ variant, snapshot }: OnlineHeadProps) {
  const t = await getTranslations('online')
  const play = await getTranslations('play')
  const clock = clockTextOf(await getTranslations('clock'))
  return (
    <header className="flex flex-wrap items-baseline justify-between gap-x-4 pt-2 sm:pt-3 sm:pb-2">
      <h1 className="text-large sm:text-head">
        {variant.name}{' '}
        <span className="font-normal text-ink-soft">
          {t(snapshot.rated ? 'rated' : 'casual', { clock: clock.short(snapshot.clock) })}
        </span>
      </h1>
      <BusyLink
        className="link inline-flex min-h-7 items-center text-small"
        href={`${rulesPath(variant)}?game=${snapshot.id}`}
        busy={play('rulesComing')}
      >
        {play('rulesLink', { name: variant.name })}
      </BusyLink>
    </header>
  )
}
