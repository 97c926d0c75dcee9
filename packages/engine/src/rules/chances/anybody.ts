import type { Chance } from '../kinds.ts'

/**
 * Whoever still plays can win. Where a king can take a king, a lone king can; where taken men change sides, there are
 * always men to win with; and where it is lost to repeat, it can be won by others repeating.
 */
export const anybody = (): Chance => () => () => true
