import { useTranslations } from 'next-intl'
import type { GameChoice } from '../state/shelf.ts'

/** What a side of a game is called, `White`. */
export function useSide(): (game: GameChoice | undefined, seat: number) => string {
  const t = useTranslations('lobby')
  return (game, seat) => game?.sides[seat] ?? t('side', { number: seat + 1 })
}
