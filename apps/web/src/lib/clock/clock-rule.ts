import { z } from 'zod'
import { longestIncrement, longestTime, mostPeriods } from './clock-bounds.ts'

/**
 * How time is given. Milliseconds throughout.
 *
 * - `fischer`: so much at first, and an increment for every turn that ends in time.
 * - `byoyomi`: so much at first (and an increment, mostly none), then periods, each of which comes back whole as long as a
 *   turn takes less.
 * - `days`: so many days for each turn, the whole allowance restored with it.
 */
export const clockRule = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('fischer'),
    initial: z.int().min(0).max(longestTime),
    increment: z.int().min(0).max(longestIncrement),
  }),
  z.object({
    kind: z.literal('byoyomi'),
    initial: z.int().min(0).max(longestTime),
    increment: z.int().min(0).max(longestIncrement),
    period: z.int().min(1_000).max(longestIncrement),
    periods: z.int().min(1).max(mostPeriods),
  }),
  z.object({ kind: z.literal('days'), days: z.int().min(1).max(14) }),
])

export type ClockRule = z.infer<typeof clockRule>

export const speeds = ['bullet', 'blitz', 'rapid', 'classical', 'correspondence'] as const
/** A class of clocks that are rated together. */
export type Speed = (typeof speeds)[number]
