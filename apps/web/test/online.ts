import { randomUUID } from 'node:crypto'
import { TRPCError } from '@trpc/server'
import { gameOf } from '@variorum/engine/catalogue'
import type { ClockRule } from '../src/lib/clock/clock-rule.ts'
import { Refusal } from '../src/lib/refused.ts'
import type { Database } from '../src/server/db/open.ts'
import { actOnline } from '../src/server/games/act-online.ts'
import type { ActKind } from '../src/server/games/acts/act-kind.ts'
import { beginOnline } from '../src/server/games/begin-online.ts'
import { type OnlineGame, readOnline } from '../src/server/games/online-game.ts'
import { playOnline } from '../src/server/games/play-online.ts'
import { snapshotOf } from '../src/server/games/snapshot.ts'

/** Three minutes and two seconds a turn. */
export const threeAndTwo: ClockRule = { kind: 'fischer', initial: 180_000, increment: 2_000 }

export interface Sitting {
  readonly variant: string
  readonly clock?: ClockRule | null
  readonly rated?: boolean
  readonly start?: string
  /** By seat; two guests unless told. */
  readonly players?: readonly { readonly id: string; readonly name: string | null }[]
}

/** A game between two, and a clock of its own that goes on only when it is told to. */
export async function sitDown(db: Database, wish: Sitting) {
  const { variant, clock = threeAndTwo, rated = false, start = null } = wish
  const players = wish.players ?? [
    { id: randomUUID(), name: null },
    { id: randomUUID(), name: null },
  ]
  let now = Date.UTC(2026, 0, 1)
  const moment = () => new Date(now)
  const begun = await db.transaction((tx) =>
    beginOnline(tx, gameOf, { variant, clock, rated, start, players }, moment()),
  )
  const { id } = begun.row
  const playerAt = (seat: number) => players[seat] ?? { id: 'nobody', name: null }
  const read = () => readOnline(db, id)

  return {
    id,
    begun,
    players,
    now: moment,
    read,
    wait: (ms: number) => {
      now += ms
    },
    move: async (
      seat: number,
      move: string,
      more: { ply?: number; clientId?: string; thought?: number } = {},
    ): Promise<OnlineGame> => {
      const ply = more.ply ?? (await read()).row.ply
      const sent = { clientId: randomUUID(), ...more, id, ply, move }
      return playOnline(db, gameOf, playerAt(seat), sent, moment())
    },
    act: (seat: number, kind: ActKind, more: { clientId?: string; version?: number } = {}): Promise<OnlineGame> =>
      actOnline(db, gameOf, playerAt(seat), { clientId: randomUUID(), ...more, id, kind }, moment()),
    seen: async (seat: number | null) =>
      snapshotOf(gameOf(variant), await read(), seat === null ? null : playerAt(seat).id, moment()),
  }
}

/** What a change was refused with; it fails if it was not. */
export async function refusalIn(change: Promise<unknown>): Promise<Refusal> {
  const error = await change.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (error instanceof TRPCError && error.cause instanceof Refusal) return error.cause
  throw new Error('This should have been refused.', { cause: error })
}
