import { writeFileSync } from 'node:fs'
import { and, eq } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'
import { sitDown } from '../../../test/online.ts'
import { ownDatabase } from '../../../test/own-database.ts'
import { gameEvent, gameMove, rating, ratingPoint } from '../db/schema/index.ts'

// The faults that need a server to die are in the bench, `npm run test:faults`.

// Before anything is loaded that reads the surroundings.
const file = await vi.hoisted(async () => {
  const [{ mkdtempSync, writeFileSync }, { tmpdir }, { join }] = await Promise.all([
    import('node:fs'),
    import('node:os'),
    import('node:path'),
  ])
  const file = join(mkdtempSync(join(tmpdir(), 'variorum-faults-')), 'faults')
  writeFileSync(file, '')
  vi.stubEnv('VARIORUM_TEST_FAULTS', file)
  return file
})
const tell = (faults: object) => writeFileSync(file, JSON.stringify(faults))
afterEach(() => tell({}))

const db = ownDatabase()

/** The shortest mate there is in chess. */
const mate = ['f2f3', 'e7e5', 'g2g4', 'd8h4']

const points = ['locked', 'written', 'complete'] as const

it.each(points)(
  'a move that comes to nothing at the point “%s” is nowhere, and its retry is played once',
  async (point) => {
    const game = await sitDown(db(), { variant: 'chess' })
    await game.move(0, 'f2f3')
    tell({ failAt: point })
    const sent = { clientId: `answer-${point}`, ply: 1 }
    await expect(game.move(1, 'e7e5', sent)).rejects.toThrow()
    tell({})
    expect((await game.read()).row).toMatchObject({ ply: 1, version: 1 })
    await game.move(1, 'e7e5', sent)
    const { row, moves } = await game.move(1, 'e7e5', sent)
    expect([row.version, moves]).toEqual([2, ['f2f3', 'e7e5']])
  },
)

it.each([...points, 'rated'] as const)(
  'a game that is over but for a fault at “%s” ends once, and rates once what it says',
  async (point) => {
    const players = [0, 1].map((seat) => ({ id: `${point}-${seat}`, name: `Name${seat}` }))
    const game = await sitDown(db(), { variant: 'chess', rated: true, players })
    for (const [ply, move] of mate.slice(0, 3).entries()) await game.move(ply % 2, move)
    const last = { clientId: 'the-mate-itself', ply: 3 }
    tell({ failAt: point })
    await expect(game.move(1, 'd8h4', last)).rejects.toThrow()
    tell({})
    expect(await db().select().from(ratingPoint).where(eq(ratingPoint.gameId, game.id))).toEqual([])
    expect((await game.read()).row.status).toBe('playing')

    await game.move(1, 'd8h4', last)
    const { row, players: after } = await game.move(1, 'd8h4', last)
    expect(row).toMatchObject({ status: 'over', reason: 'checkmate', winner: 1, version: 4 })
    for (const { playerId, ratingChange } of after) {
      const [now] = await db().select().from(rating).where(eq(rating.playerId, playerId))
      expect(now?.games).toBe(1)
      expect(Math.round(now?.rating ?? 0) - 1_500).toBe(ratingChange)
    }
    expect(await db().$count(ratingPoint, eq(ratingPoint.gameId, game.id))).toBe(2)
    expect(await db().$count(gameMove, eq(gameMove.gameId, game.id))).toBe(4)
    expect(await db().$count(gameEvent, and(eq(gameEvent.gameId, game.id), eq(gameEvent.kind, 'move')))).toBe(4)
  },
)
