import type { Act, Glance } from './act.ts'
import { type ActKind, actKind } from './act-kind.ts'
import { acceptDraw, declineDraw, offerDraw } from './draws.ts'
import { abort, claimAbsence, resign } from './endings.ts'
import { acceptTakeback, askTakeback, declineTakeback } from './takebacks.ts'
import { giveTime } from './time.ts'

export const acts: Readonly<Record<ActKind, Act>> = {
  resign,
  abort,
  offerDraw,
  acceptDraw,
  declineDraw,
  askTakeback,
  acceptTakeback,
  declineTakeback,
  claimAbsence,
  giveTime,
}

/** The acts that mean something now. */
export function mayNow(glance: Glance): readonly ActKind[] {
  if (glance.game.row.status === 'over') return []
  return actKind.options.filter((kind) => acts[kind].isOffered(glance))
}
