import { type Speed, speeds } from '../../../lib/clock/clock-rule.ts'

/** In the order from fast to slow, as they are listed. */
export const bySpeed = (one: { readonly speed: Speed }, other: { readonly speed: Speed }): number =>
  speeds.indexOf(one.speed) - speeds.indexOf(other.speed)
