import type { Game } from '@variorum/engine/game'
import { z } from 'zod'
import { clockRule, speeds } from '../../lib/clock/clock-rule.ts'
import { actKind } from './acts/act-kind.ts'
import { mayNow } from './acts/acts.ts'
import { clocksOf } from './clocks-of.ts'
import { type OnlineGame, type OnlineTable, seatOf } from './online-game.ts'
import { seatView, seatViewOf } from './seat-view.ts'
import { isVeiled } from './veiled.ts'

export const clockState = z.object({
  seats: z
    .array(z.object({ left: z.number(), periods: z.number(), quota: z.number(), hasMoved: z.boolean() }))
    .readonly(),
  running: z.number().nullable(),
  since: z.number(),
  isFirst: z.boolean(),
})

/** Where a game between people stands, as far as it changes with every event. Nothing here tells what is hidden. */
export const onlineHead = z.object({
  version: z.number(),
  /** Moves played: the ply the next move answers. */
  ply: z.number(),
  status: z.enum(['playing', 'over']),
  outcome: z
    .object({ reason: z.string(), winner: z.number().nullable(), scores: z.array(z.number()).readonly() })
    .nullable(),
  /** Null when it is over. */
  toMove: z.number().nullable(),
  clocks: clockState,
  /** When the turn ends by itself, milliseconds since 1970; null when nothing runs. */
  deadline: z.number().nullable(),
  /** Seat that offers a draw. */
  drawOffer: z.number().nullable(),
  /** Who wants a move back, and how far. */
  takeback: z.object({ seat: z.number(), ply: z.number() }).nullable(),
  /** By seat, what the game did to ratings; null where it did nothing. */
  ratingChanges: z.array(z.number().nullable()).readonly(),
  /** Acts that mean something now, for the asker. Time may still be against them: a claim, a wish repeated too soon. */
  may: z.array(actKind).readonly(),
  /** The server's clock when this was told, milliseconds since 1970. */
  now: z.number(),
})
export type OnlineHead = z.infer<typeof onlineHead>

/** A game between people as its asker may know it. */
export const onlineSnapshot = onlineHead
  .extend({
    id: z.string(),
    variant: z.string(),
    mode: z.literal('online'),
    rules: z.string(),
    rated: z.boolean(),
    clock: clockRule.nullable(),
    speed: z.enum(speeds).nullable(),
    /** Whether everybody sees everything. Where not, start and moves are kept until the game is over. */
    isOpen: z.boolean(),
    start: z.string().nullable(),
    moves: z.array(z.string()).readonly(),
    /** One for each move that is told. */
    times: z.array(z.object({ left: z.number().nullable(), spent: z.number().nullable() }).readonly()).readonly(),
    /** By seat. Nobody is told a guest's id: it is all a guest is known by. */
    players: z
      .array(
        z.object({
          name: z.string().nullable(),
          rating: z.number().nullable(),
          deviation: z.number().nullable(),
          isNew: z.boolean(),
        }),
      )
      .readonly(),
    /** The asker's seat; null for a watcher. */
    mySeat: z.number().nullable(),
    /** The asker's share, where not everybody sees everything; null for watchers and in open games. */
    view: seatView.nullable(),
    rematchOf: z.string().nullable(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .readonly()
export type OnlineSnapshot = z.infer<typeof onlineSnapshot>

/** What changes with every event, for a seat or (null) a watcher. */
export function headOf(played: Game | undefined, game: OnlineTable, seat: number | null, now: Date): OnlineHead {
  const { row, players } = game
  const { reason, winner, scores, offers } = row
  const clocks = clocksOf(row)
  return {
    version: row.version,
    ply: row.ply,
    status: row.status,
    outcome: reason === null ? null : { reason, winner, scores: scores ?? [] },
    toMove: clocks.running,
    clocks,
    deadline: row.deadline?.getTime() ?? null,
    drawOffer: offers.draw ?? null,
    takeback: offers.takeback ? { seat: offers.takeback.seat, ply: offers.takeback.ply } : null,
    ratingChanges: players.map(({ ratingChange }) => ratingChange),
    may: seat === null ? [] : mayNow({ played, game, seat, now }),
    now: now.getTime(),
  }
}

/** `played` is missing for a game that has outlived its variant. */
export function snapshotOf(
  played: Game | undefined,
  game: OnlineGame,
  askerId: string | null,
  now: Date,
): OnlineSnapshot {
  const { row, moves, times, players } = game
  const seat = seatOf(game, askerId)
  const isKept = isVeiled(played, row)
  return {
    ...headOf(played, game, seat, now),
    id: row.id,
    variant: row.variant,
    mode: 'online',
    rules: row.rules,
    rated: row.rated,
    clock: row.clock,
    speed: row.speed,
    isOpen: played?.isOpen ?? true,
    start: isKept ? null : row.start,
    moves: isKept ? [] : moves,
    times: isKept ? [] : times,
    players: players.map((player) => ({
      name: player.name,
      rating: player.rating,
      deviation: player.deviation,
      isNew: player.isNew,
    })),
    mySeat: seat,
    view: played && isKept && seat !== null ? seatViewOf(played, game, seat) : null,
    rematchOf: row.rematchOf,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
