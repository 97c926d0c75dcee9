import { z } from 'zod'

/** What a player does in a game other than moving. */
export const actKind = z.enum([
  'resign',
  'abort',
  'offerDraw',
  'acceptDraw',
  'declineDraw',
  'askTakeback',
  'acceptTakeback',
  'declineTakeback',
  'claimAbsence',
  'giveTime',
])
export type ActKind = z.infer<typeof actKind>
