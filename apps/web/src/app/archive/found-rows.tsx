import { getTranslations } from 'next-intl/server'
import { GameRows } from '../../features/archive/components/game-rows.tsx'
import { clockTextOf } from '../../lib/clock/clock-text-of.ts'
import type { RouterOutputs } from '../../trpc/types.ts'
import { movesOf } from '../moves-of.ts'
import { nameOf, sideOf } from '../name-of.ts'

/** Games that were found, with the words that only the catalogue has. */
export async function FoundRows({ games }: Pick<RouterOutputs['archive']['find'], 'games'>) {
  const [clock, names] = await Promise.all([getTranslations('clock'), getTranslations('names')])
  const sideWord = (variant: string, seat: number) => {
    const side = sideOf(variant, seat)
    const path = `sides.${side}`
    // The engine's ids are open; whether there is a word for this one is asked on the same line.
    return names.has(path as 'sides.white') ? names(path as 'sides.white') : side
  }
  return (
    <GameRows games={games} nameOf={nameOf} sideOf={sideWord} movesOf={movesOf} clockText={clockTextOf(clock).short} />
  )
}
