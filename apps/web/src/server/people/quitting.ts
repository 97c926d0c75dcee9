/*
 * Whoever keeps leaving games pauses. The numbers are few and stand here; lila's are like them: some bad games among the
 * last are nothing, more cost ten minutes, then ever longer, and what was long ago is forgotten.
 */

/** Games that are looked at, and how many of them may have been left. */
const lastGames = 10
const tolerated = 2

const minute = 60_000
/** How long the first pause is, the second, and so on; the last goes for all that follow. */
const pausesMs = [10 * minute, 30 * minute, 120 * minute, 24 * 60 * minute] as const

/** A pause counts for the length of the next for so long. */
const rememberedMs = 7 * 24 * 60 * minute

/** How far back games matter at all. */
export const lookedBackMs = 30 * 24 * 60 * minute

/** A game of the lobby or the pool that is over. */
export interface Outing {
  readonly at: Date
  /** Whether the player called it off, gave it up before moving, did not come, or went away. */
  readonly hasLeft: boolean
}

/**
 * Until when a player pauses; null where they do not. Follows from the games alone, oldest first, so there is nothing to
 * keep, and two servers never disagree. A pause starts the count anew, and so does a moderator's pardon.
 */
export function pauseOf(outings: readonly Outing[], pardonedAt: Date | null, now: Date): Date | null {
  const pauses: { readonly at: number; readonly until: number }[] = []
  let lately: boolean[] = []
  for (const { at, hasLeft } of outings) {
    if (pardonedAt !== null && at <= pardonedAt) continue
    lately = [...lately, hasLeft].slice(-lastGames)
    if (!hasLeft || lately.filter(Boolean).length <= tolerated) continue
    const begun = at.getTime()
    const earlier = pauses.filter((pause) => begun - pause.at < rememberedMs).length
    const lengthMs = pausesMs[Math.min(earlier, pausesMs.length - 1)] ?? 0
    pauses.push({ at: begun, until: begun + lengthMs })
    lately = []
  }
  const until = Math.max(0, ...pauses.map((pause) => pause.until))
  return until > now.getTime() ? new Date(until) : null
}
