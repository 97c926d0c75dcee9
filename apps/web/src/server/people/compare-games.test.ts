import { gameOf } from '@variorum/engine/catalogue'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sitDown } from '../../../test/online.ts'
import { ownDatabase } from '../../../test/own-database.ts'
import { writeAccount } from '../../../test/records.ts'
import { game, gameSignal } from '../db/schema/index.ts'
import { compareGame } from './compare-game.ts'
import { compareOneGame } from './compare-games.ts'

const db = ownDatabase()

const turns = Array.from({ length: 40 }, (_, ply) => ply % 2)
const line = { variant: 'any', moves: turns.map((_, ply) => `move-${ply}`) }

describe('comparing with the engine', () => {
  it('leaves the opening out, and looks at ten moves of a seat at most, spread over the game', async () => {
    const asked: number[] = []
    const found = await compareGame(line, turns, async ({ moves }) => {
      asked.push(moves.length)
      return null
    })
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(8)
    expect(asked).toHaveLength(20)
    expect(Math.max(...asked)).toBeGreaterThan(35)
    expect(found.get(0)).toEqual({ compared: 0, agreed: 0 })
  })

  it('counts for each seat the moves that are the engine’s', async () => {
    const found = await compareGame(line, turns, async ({ moves }) =>
      moves.length % 2 === 0 ? `move-${moves.length}` : 'another',
    )
    expect(found.get(0)).toEqual({ compared: 10, agreed: 10 })
    expect(found.get(1)).toEqual({ compared: 10, agreed: 0 })
  })
})

it('a rated game is compared once, when it has been over for a while', async () => {
  await writeAccount(db(), 'Ada')
  await writeAccount(db(), 'Blaise')
  const players = ['Ada', 'Blaise'].map((name) => ({ id: name.toLowerCase(), name }))
  const table = await sitDown(db(), { variant: 'ultima', rated: true, players })
  const best = async () => 'a2a4'
  // Both kings' neighbours step out and back, as long as it takes; the move is the engine's in none of them.
  const steps = ['a2a3', 'a7a6', 'b2b3', 'b7b6', 'c2c3', 'c7c6', 'd2d3', 'd7d6', 'e2e3', 'e7e6', 'f2f3', 'f7f6']
  const more = ['g2g3', 'g7g6', 'h2h3', 'h7h6', 'a3a2', 'a6a7', 'b3b2', 'b6b7', 'c3c2', 'c6c7']
  for (const [ply, move] of [...steps, ...more].entries()) await table.move(ply % 2, move)
  await table.act(0, 'resign')
  const ended = (await db().select().from(game).where(eq(game.id, table.id)))[0]?.updatedAt ?? new Date(0)
  const after = (minutes: number) => new Date(ended.getTime() + minutes * 60_000)
  expect(await compareOneGame(db(), best, after(5))).toBeNull()
  expect(await compareOneGame(db(), best, after(11))).toBe(table.id)
  expect(await compareOneGame(db(), best, after(12))).toBeNull()
  const rows = await db().select().from(gameSignal).where(eq(gameSignal.gameId, table.id))
  expect(rows.map(({ compared, agreed }) => [compared, agreed])).toEqual([
    [7, 0],
    [7, 0],
  ])
  expect(gameOf('ultima')?.isOpen).toBe(true)
})
