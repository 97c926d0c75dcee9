import type { Database } from '../src/server/db/open.ts'
import { account, type GameRow, game, gameMove, gamePlayer } from '../src/server/db/schema/index.ts'

/** Writes an account down as signing up does, its name as its id. */
export async function writeAccount(db: Database, name: string, closedAt: Date | null = null): Promise<void> {
  const createdAt = new Date('2026-01-01T00:00:00Z')
  await db.insert(account).values({ id: name.toLowerCase(), name, nameKey: name.toLowerCase(), createdAt, closedAt })
}

type Written = Partial<GameRow> & {
  readonly id: string
  /** By seat: the name of an account, or null for a guest. */
  readonly players: readonly (string | null)[]
  readonly moves?: readonly string[]
}

/** Writes a game between people down as it stands in the database when it is over, unless told otherwise. */
export async function writeGame(db: Database, { players, moves = [], ...told }: Written): Promise<void> {
  const createdAt = told.createdAt ?? new Date('2026-05-01T12:00:00Z')
  await db.insert(game).values({
    variant: 'ultima',
    rules: 'test',
    owner: 'nobody',
    mode: 'online',
    status: 'over',
    reason: 'resignation',
    winner: 0,
    scores: [1, 0],
    ply: moves.length,
    updatedAt: createdAt,
    ...told,
    createdAt,
  })
  await db.insert(gamePlayer).values(
    players.map((name, seat) => ({
      gameId: told.id,
      seat,
      playerId: name?.toLowerCase() ?? `guest-${told.id}-${seat}`,
      name,
      rating: name === null ? null : 1500 + seat,
      deviation: name === null ? null : 90,
    })),
  )
  if (moves.length > 0) {
    await db
      .insert(gameMove)
      .values(moves.map((move, ply) => ({ gameId: told.id, ply, move, clientId: `client-${ply}` })))
  }
}
