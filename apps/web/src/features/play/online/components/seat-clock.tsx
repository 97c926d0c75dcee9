import type { Seat } from '@variorum/engine/ask'
import { ClockOfSeat } from '../../components/clock-of-seat.tsx'
import { useClock } from '../state/use-clock.ts'
import type { Online } from '../state/use-online.ts'

/** A seat's clock, counting down as the server counts. */
export function SeatClock({ online, seat }: { readonly online: Online; readonly seat: Seat }) {
  const time = useClock(online.snapshot, online.offset, seat)
  return time && <ClockOfSeat seat={seat} time={time} />
}
