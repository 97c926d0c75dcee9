import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ownDatabase } from '../../../../test/own-database.ts'
import { visit } from '../../../../test/visit.ts'
import { openSession, sessionCookie } from '../../../server/auth/session.ts'
import { account, game, gamePlayer } from '../../../server/db/schema/index.ts'
import { GET } from './route.ts'

const db = ownDatabase()

const password = 'a withdrawer leaves'

const asked = (session: string | undefined) =>
  GET(new Request('http://variorum.test/account/data', { headers: { cookie: `${sessionCookie}=${session}` } }))

describe('what is kept of somebody', () => {
  it('is a file for whoever is signed in as them, a few times an hour, and for nobody else', async () => {
    const { ask, jar } = visit()
    await ask.account.signUp.mutate({ name: 'Asking', password })
    const session = jar.get(sessionCookie)
    const answer = await asked(session)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="variorum-Asking.json"')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toMatchObject({ account: { name: 'Asking' }, games: [] })
    expect((await asked('made-up')).status).toBe(401)
    const statuses: number[] = []
    for (let count = 0; count < 6; count++) statuses.push((await asked(session)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('is all their games with the moves, and nothing that opens an account or names others', async () => {
    const [mine, theirs] = [visit(), visit()]
    await mine.ask.account.signUp.mutate({ name: 'Collector', password })
    const [row] = await db().select().from(account).where(eq(account.name, 'Collector'))
    const id = row?.id ?? ''
    const begun = await mine.ask.games.create.mutate({ variant: 'ultima', mode: 'device' })
    await mine.ask.games.move.mutate({ id: begun.id, ply: 0, move: 'a2a4', clientId: 'client-1' })
    await mine.ask.games.move.mutate({ id: begun.id, ply: 1, move: 'a7a5', clientId: 'client-2' })
    const played = await theirs.ask.games.create.mutate({ variant: 'ultima', mode: 'device' })
    await db()
      .insert(gamePlayer)
      .values([
        { gameId: played.id, seat: 0, playerId: 'stranger', name: 'Stranger' },
        { gameId: played.id, seat: 1, playerId: id, name: 'Collector' },
      ])
    const foreign = await theirs.ask.games.create.mutate({ variant: 'ultima', mode: 'device' })

    const all = await (await asked(mine.jar.get(sessionCookie))).json()
    expect(all).toMatchObject({ account: { name: 'Collector', email: null }, devices: [{}], ratings: [], seeks: [] })
    const games = new Map(all.games.map((one: { id: string }) => [one.id, one]))
    expect([...games.keys()].toSorted()).toEqual([begun.id, played.id].toSorted())
    expect(games.get(begun.id)).toMatchObject({ moves: 'a2a4 a7a5', seats: [] })
    expect(games.get(played.id)).toMatchObject({ moves: '', seats: [{ seat: 1, name: 'Collector' }] })
    expect(JSON.stringify(all)).not.toMatch(/hash|argon|token|stranger/i)
    expect(games.has(foreign.id)).toBe(false)
  })

  it('may be more games than are read at once, each told once', async () => {
    const now = new Date()
    await db().insert(account).values({ id: 'hoarder', name: 'Hoarder', nameKey: 'hoarder', createdAt: now })
    const many = Array.from({ length: 205 }, (_, index) => ({
      id: `many-${index}`,
      variant: 'ultima',
      rules: '1',
      owner: 'hoarder',
      mode: 'device' as const,
      status: 'playing' as const,
    }))
    await db().insert(game).values(many)
    const { games } = await (await asked(await openSession(db(), 'hoarder', now))).json()
    expect(new Set(games.map((one: { id: string }) => one.id)).size).toBe(205)
    expect(games).toHaveLength(205)
  })
})
