import { askPosition } from '@variorum/engine/ask'
import { gameOf } from '@variorum/engine/catalogue'
import { eq } from 'drizzle-orm'
import { beginClock, step } from '../src/lib/clock/clock.ts'
import type { ClockRule } from '../src/lib/clock/clock-rule.ts'
import { type Player, playerOf } from '../src/server/auth/player.ts'
import { openSession, sessionCookie } from '../src/server/auth/session.ts'
import { insertAccount } from '../src/server/auth/take-name.ts'
import type { Database } from '../src/server/db/open.ts'
import { game, gameEvent, gameMove } from '../src/server/db/schema/index.ts'
import { beginOnline } from '../src/server/games/begin-online.ts'
import type { Step } from './lines.ts'

const clock: ClockRule = { kind: 'fischer', initial: 600_000, increment: 5_000 }

/** Between two moves that are already played. */
const paceMs = 4_000

/** A game that goes on where somebody stopped, and whose cookies its players have. */
export interface Seated {
  readonly id: string
  readonly line: readonly Step[]
  /** Moves that are already played. */
  readonly played: number
  /** By seat. */
  readonly cookies: readonly string[]
}

interface Plan {
  readonly variant: string
  readonly line: readonly Step[]
  readonly played: number
}

/**
 * Seats two new accounts at a game in the middle. Accounts, sessions and the game come the way of real ones, only without
 * the passwords, which would take longer than the load; the moves before are written down at once.
 */
export async function seat(db: Database, { variant, line, played }: Plan, number: number): Promise<Seated> {
  const people = [await signIn(db, `white${number}`), await signIn(db, `black${number}`)]
  const now = new Date()
  const begun = new Date(now.getTime() - paceMs * played)
  const compiled = gameOf(variant)
  const start = compiled?.variant.arrays ? askPosition(compiled, { variant, moves: [] }) : null
  const wish = {
    variant,
    start: start?.ok ? start.value.fen : null,
    clock,
    rated: start === null,
    players: people.map(({ player }) => player),
  }
  // In one, or the site would find a game whose first move is overdue.
  const id = await db.transaction(async (tx) => {
    const { row } = await beginOnline(tx, gameOf, wish, begun)
    if (played > 0) await writeMoves(tx, row.id, line, played, begun)
    return row.id
  })
  return { id, line, played, cookies: people.map(({ cookie }) => cookie) }
}

async function signIn(db: Database, name: string): Promise<{ readonly player: Player; readonly cookie: string }> {
  const row = await insertAccount(db, { name }, new Date())
  if (!row) throw new Error(`The name ${name} is taken.`)
  return { player: playerOf(row), cookie: `${sessionCookie}=${await openSession(db, row.id, new Date())}` }
}

async function writeMoves(tx: Database, id: string, line: readonly Step[], played: number, begun: Date): Promise<void> {
  let state = beginClock(clock, 2, line[0]?.seat ?? 0, begun.getTime())
  const moves = line.slice(0, played).map(({ seat, move }, ply) => {
    const at = begun.getTime() + paceMs * (ply + 1)
    const stepped = step(clock, state, { at, lag: 0, next: line[ply + 1]?.seat ?? 1 - seat })
    if (stepped === null) throw new Error('A clock ran out before the load began.')
    state = stepped.state
    const time = { left: state.seats[seat]?.left ?? null, spent: stepped.spent }
    return { gameId: id, ply, move, clientId: `before-${ply}`, ...time, madeAt: new Date(at), seat }
  })
  const events = moves.map(({ ply, move, left, spent, clientId, madeAt, seat }) => ({
    gameId: id,
    version: ply + 1,
    kind: 'move',
    seat,
    clientId,
    at: madeAt,
    data: { ply, move, left, spent, forgiven: 0 },
  }))
  await tx.insert(gameMove).values(moves)
  await tx.insert(gameEvent).values(events)
  const deadline = new Date(state.since + (state.seats[state.running ?? 0]?.left ?? 0))
  const stand = { ply: played, version: played, clockState: state, deadline, updatedAt: new Date(state.since) }
  await tx.update(game).set(stand).where(eq(game.id, id))
}
