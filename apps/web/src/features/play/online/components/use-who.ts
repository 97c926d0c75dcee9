import type { Seat } from '@variorum/engine/ask'
import { useTranslations } from 'next-intl'
import { useNames } from '../../../../lib/board/names.ts'
import type { OnlineSnapshot } from '../state/snapshot.ts'

/** What the players are called: an account by its name, oneself as such, a guest by the side it plays. */
export function useWho({ players, mySeat }: OnlineSnapshot): (seat: Seat) => string {
  const t = useTranslations('online')
  const names = useNames()
  return (seat) => players[seat]?.name ?? t(seat === mySeat ? 'you' : 'guest', { side: names.seat(seat) })
}
