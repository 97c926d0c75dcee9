import { setTimeout as pause } from 'node:timers/promises'
import type { Table } from './table.ts'
import { spectatorsStream, Watcher } from './watcher.ts'

const moves = 15
const paceMs = 1_000

/** So many come at once; nobody opens a thousand connections in one moment. */
const atOnce = 50

interface Stands {
  readonly count: number
  readonly origins: readonly string[]
  readonly onFailure: (why: string) => void
}

/** Spectators of one game, who have all seen how it stands. */
export async function gather(table: Table, { count, origins, onFailure }: Stands): Promise<readonly Watcher[]> {
  const crowd: Watcher[] = []
  while (crowd.length < count) {
    const next = Array.from({ length: Math.min(atOnce, count - crowd.length) }, (_, index) => {
      const origin = origins[index % origins.length] ?? ''
      return new Watcher(spectatorsStream(origin, table.seated.id), undefined, onFailure)
    })
    const told = await Promise.all(next.map((watcher) => watcher.told(0)))
    for (const one of told) if (one === null) onFailure('a spectator was told nothing')
    crowd.push(...next)
  }
  return crowd
}

/** Plays on before them; answers how long each move took to each of them, milliseconds. */
export async function playBefore(
  crowd: readonly Watcher[],
  table: Table,
  onFailure: (why: string) => void,
): Promise<readonly number[]> {
  const delays: number[] = []
  for (let round = 0; round < moves && table.hasMore; round++) {
    const rest = pause(paceMs)
    const ply = table.ply + 1
    const seen = crowd.map((watcher) => watcher.told(ply))
    const moved = await table.move()
    for (const at of await Promise.all(seen)) {
      if (at === null) onFailure('a spectator was not told of a move')
      else if (moved) delays.push(at - moved.sentAt)
    }
    await rest
  }
  return delays
}
