import type { VariantAnswer } from '@variorum/engine/ask'
import { getTranslations } from 'next-intl/server'
import { BusyLink } from '../../../lib/busy-link.tsx'
import { clockTextOf } from '../../../lib/clock/clock-text-of.ts'
import { rulesPath } from '../../../lib/variant-paths.ts'
import type { GameRecord } from '../state/record.ts'

/** The name of the game, against whom, and the way to its rules. */
export async function GameHead({ variant, record }: { readonly variant: VariantAnswer; readonly record: GameRecord }) {
  const t = await getTranslations('games')
  const levels = await getTranslations('levels')
  const play = await getTranslations('play')
  const clock = clockTextOf(await getTranslations('clock'))
  const opponent =
    record.botLevel === null
      ? record.clock
        ? t('onOneDeviceTimed', { clock: clock.short(record.clock.rule) })
        : t('onOneDevice')
      : t('againstBot', { bots: variant.seats.length - 1, level: levels(`${record.botLevel}.name`) })
  return (
    <header className="flex flex-wrap items-baseline justify-between gap-x-4 pt-2 sm:pt-3 sm:pb-2">
      <h1 className="text-large sm:text-head">
        {variant.name} <span className="font-normal text-ink-soft">{opponent}</span>
      </h1>
      <BusyLink
        className="link inline-flex min-h-7 items-center text-small"
        href={`${rulesPath(variant)}${variant.reading === null ? '?' : '&'}game=${record.id}`}
        busy={play('rulesComing')}
      >
        {play('rulesLink', { name: variant.name })}
      </BusyLink>
    </header>
  )
}
