const minutes = (count: number) => count * 60_000

/** Longest time a clock may begin with. Milliseconds. */
export const longestTime = minutes(180)
/** Longest increment or period. */
export const longestIncrement = minutes(3)
export const mostPeriods = 10
