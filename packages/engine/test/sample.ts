/** The long tests (`VARIORUM_LONG`) look at every sample in full; those that run before every commit at a part of it. */
export const isLong = Boolean(process.env.VARIORUM_LONG)

/** How much of a random sample to look at. */
export const sample = (count: number): number => (isLong ? count : Math.ceil(count / 4))
