import type { Seat } from '@variorum/engine/ask'
import { ClockOfSeat } from '../components/clock-of-seat.tsx'
import type { DeviceTime } from './use-device-clock.ts'
import { useSeatTime } from './use-seat-time.ts'

/** A seat's clock, counting down as the device counts. */
export function DeviceClock({ time, seat }: { readonly time: DeviceTime; readonly seat: Seat }) {
  return <ClockOfSeat seat={seat} time={useSeatTime(time, seat)} />
}
