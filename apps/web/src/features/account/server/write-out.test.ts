import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migratedDatabase, visit } from '../../../../test/visit.ts'
import type { Database } from '../../../server/db/open.ts'
import { account, game, gamePlayer } from '../../../server/db/schema/index.ts'
import { writeOut } from './write-out.ts'

let db: Database
let close: () => Promise<void>

beforeAll(async () => {
  const opened = await migratedDatabase()
  db = opened.db
  close = opened.close
})

afterAll(() => close())

async function writtenOut(id: string) {
  let text = ''
  for await (const piece of writeOut(db, id)) text += piece
  return JSON.parse(text)
}

it('tells somebody all their games with the moves, and nothing that opens an account or names others', async () => {
  const [mine, theirs] = [visit(), visit()]
  const password = 'a withdrawer leaves'
  await mine.ask.account.signUp.mutate({ name: 'Collector', password })
  const [row] = await db.select().from(account).where(eq(account.name, 'Collector'))
  const id = row?.id ?? ''
  const begun = await mine.ask.games.create.mutate({ variant: 'ultima', mode: 'device' })
  await mine.ask.games.move.mutate({ id: begun.id, ply: 0, move: 'a2a4', clientId: 'client-1' })
  await mine.ask.games.move.mutate({ id: begun.id, ply: 1, move: 'a7a5', clientId: 'client-2' })
  const played = await theirs.ask.games.create.mutate({ variant: 'ultima', mode: 'device' })
  await db.insert(gamePlayer).values([
    { gameId: played.id, seat: 0, playerId: 'stranger', name: 'Stranger' },
    { gameId: played.id, seat: 1, playerId: id, name: 'Collector' },
  ])
  const foreign = await theirs.ask.games.create.mutate({ variant: 'ultima', mode: 'device' })

  const all = await writtenOut(id)
  expect(all).toMatchObject({ account: { name: 'Collector', email: null }, devices: [{}], ratings: [], seeks: [] })
  const games = new Map(all.games.map((one: { id: string }) => [one.id, one]))
  expect([...games.keys()].toSorted()).toEqual([begun.id, played.id].toSorted())
  expect(games.get(begun.id)).toMatchObject({ moves: 'a2a4 a7a5', seats: [] })
  expect(games.get(played.id)).toMatchObject({ moves: '', seats: [{ seat: 1, name: 'Collector' }] })
  expect(JSON.stringify(all)).not.toMatch(/hash|argon|token|Stranger|stranger/i)
  expect(games.has(foreign.id)).toBe(false)
})

it('goes through more games than it reads at once, each one once', async () => {
  const many = Array.from({ length: 205 }, (_, index) => ({
    id: `many-${index}`,
    variant: 'ultima',
    rules: '1',
    owner: 'hoarder',
    mode: 'device' as const,
    status: 'playing' as const,
  }))
  await db.insert(game).values(many)
  await db.insert(account).values({ id: 'hoarder', name: 'Hoarder', nameKey: 'hoarder', createdAt: new Date() })
  const { games } = await writtenOut('hoarder')
  expect(new Set(games.map((one: { id: string }) => one.id)).size).toBe(205)
  expect(games).toHaveLength(205)
})
