import type { OnlineGame } from '../games/online-game.ts'
import { bus } from './bus.ts'
import { live } from './live.ts'

/** Tells everybody what was done to a game, once it is committed: here as it is, elsewhere by its version. */
export function tellChange({ row, players, event }: OnlineGame): void {
  if (event) live().feeds.bring(row.id, { version: row.version, latest: { row, players, event } })
  bus().publish(`game:${row.id}`, row.version)
}
