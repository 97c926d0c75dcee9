import { bus } from './bus.ts'
import { signedOut } from './signed-out.ts'

/** Ends the streams of a player some of whose sessions are over, once that is committed; who is still signed in comes again. */
export function tellSignedOut(playerId: string): void {
  bus().publish(`player:${playerId}`, signedOut)
}
