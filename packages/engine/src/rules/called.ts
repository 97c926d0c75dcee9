import type { SeatPlan } from './kinds.ts'

/** What people call a seat: Red, where texts keep to `white`. */
export const calledSeat = ({ id, called = id }: SeatPlan): string => called
