/**
 * What a stream tells. What a game says is the game's business (`Whole` is a snapshot, `Event` what happened in it); the
 * lobby and notices only say that there is something to look at.
 */
export type LiveMessage<Whole, Event> =
  /** It listens from now on: what is not numbered has to be looked at once. */
  | { readonly kind: 'hello' }
  | { readonly kind: 'event'; readonly game: string; readonly version: number; readonly event: Event }
  | { readonly kind: 'snapshot'; readonly game: string; readonly version: number; readonly snapshot: Whole }
  /** There is no such game. */
  | { readonly kind: 'missing'; readonly game: string }
  /** By seat, who is there. */
  | { readonly kind: 'presence'; readonly game: string; readonly isHere: readonly boolean[] }
  | { readonly kind: 'lobby' }
  | { readonly kind: 'notice' }
