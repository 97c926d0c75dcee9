import { Validator } from '@seriousme/openapi-schema-validator'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { ownDatabase } from '../../../test/own-database.ts'
import { writeAccount, writeGame } from '../../../test/records.ts'
import { hasDoor } from '../../../test/visit.ts'
import { issueToken, revokeToken, tokensOf } from '../auth/api-token.ts'
import { account, attempt, game, gameMove } from '../db/schema/index.ts'
import { answerApi } from './answer-api.ts'
import { takeTurn } from './one-at-a-time.ts'
import { openApi } from './open-api.ts'

const db = ownDatabase()

beforeAll(async () => {
  hasDoor()
  for (const name of ['Ann', 'Bob']) await writeAccount(db(), name)
  for (let day = 1; day <= 3; day++) {
    const createdAt = new Date(Date.UTC(2026, 4, day))
    await writeGame(db(), { id: `game-${day}`, players: ['Ann', 'Bob'], createdAt, moves: ['a2a4', 'a7a5'] })
  }
})

let asked = 0

/** Asks from an address where nobody has asked yet, unless told from which. */
async function ask(path: string, headers: Record<string, string> = {}, address = `10.0.0.${++asked}`) {
  const url = `http://variorum.test/api/v1/${path}`
  const request = new Request(url, { headers: { 'x-variorum-peer': address, ...headers } })
  return answerApi(request, new URL(url).pathname.slice('/api/v1/'.length))
}

describe('the document', () => {
  it('is OpenAPI, by the schema of OpenAPI, and every shape it refers to is in it', async () => {
    const document = JSON.parse(JSON.stringify(openApi('https://variorum.example')))
    const validator = new Validator()
    expect(await validator.validate(document)).toMatchObject({ valid: true })
    expect(validator.version).toBe('3.1')
    const known = Object.keys(document.components.schemas).map((id) => `#/components/schemas/${id}`)
    for (const [, address] of JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)) expect(known).toContain(address)
    expect(Object.keys(document.paths)).toContain('/games/{id}')
  })
})

describe('a question', () => {
  it.each([
    ['games?player=ann&limit=2', { games: [{ id: 'game-3' }, { id: 'game-2' }] }],
    ['games?rated=true', { games: [], next: null }],
    ['games/game-1', { id: 'game-1', moves: ['a2a4', 'a7a5'], players: [{ name: 'Ann' }, { name: 'Bob' }] }],
    ['players?beginning=b', { players: [{ name: 'Bob' }] }],
    ['players/ANN', { name: 'Ann', results: [{ variant: 'ultima', won: 3 }] }],
    ['players/ann/ratings/ultima', { points: [] }],
    ['leaderboards', { leaderboards: [] }],
    ['leaderboards/ultima/blitz', { players: [] }],
  ])('%s is answered to everybody, whatever page asks', async (path, body) => {
    const answer = await ask(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(await answer.json()).toMatchObject(body)
  })

  it.each([
    ['games?limit=0', 400, 'badInput', { path: ['limit'] }],
    ['games?rated=perhaps', 400, 'badInput', { path: ['rated'] }],
    ['games?cursor=nonsense', 400, 'badInput', { path: ['cursor'] }],
    ['games?result=won', 400, 'resultOfWhom', {}],
    ['games/none', 404, 'gameNotFound', { id: 'none' }],
    ['players/nobody', 404, 'unknownPlayer', { name: 'nobody' }],
    ['leaderboards/ultima/slow', 400, 'badInput', { path: ['speed'] }],
    ['nothing', 404, 'notFound', {}],
    ['token', 401, 'tokenMissing', {}],
    ['games.ndjson?result=won', 400, 'resultOfWhom', {}],
  ])('%s is refused with a key', async (path, status, key, params) => {
    const answer = await ask(path)
    expect([answer.status, await answer.json()]).toEqual([status, { error: { key, params } }])
  })
})

describe('an export', () => {
  it('has every game that is found, a line each', async () => {
    const answer = await ask('games.ndjson?player=ann&until=2026-05-02')
    expect(answer.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8')
    const lines = (await answer.text()).split('\n')
    expect(lines.pop()).toBe('')
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { id: 'game-2', moves: ['a2a4', 'a7a5'] },
      { id: 'game-1', moves: ['a2a4', 'a7a5'] },
    ])
  })

  it('is one at a time for each caller, and its end frees the next', async () => {
    const first = await ask('games.ndjson', {}, 'one')
    expect((await ask('games.ndjson', {}, 'one')).status).toBe(429)
    expect((await ask('games.ndjson', {}, 'another')).status).toBe(200)
    await first.body?.cancel()
    expect((await ask('games.ndjson', {}, 'one')).status).toBe(200)
  })

  it('is one at a time whichever process is asked, and one whose process is gone is forgotten', async () => {
    // Of another process nothing is known but what it writes down.
    const elsewhere = await takeTurn(db(), '10.9.9.9')
    expect((await ask('games.ndjson', {}, '10.9.9.9')).status).toBe(429)
    await db()
      .update(attempt)
      .set({ freeAt: new Date(Date.now() - 1) })
    expect((await ask('games.ndjson', {}, '10.9.9.9')).status).toBe(200)
    await elsewhere()
  })
})

it('of a running game in which not everybody sees everything no byte changes with a move', async () => {
  const running = { status: 'playing', reason: null, winner: null, scores: null } as const
  await writeGame(db(), { id: 'veiled', players: ['Ann', 'Bob'], variant: 'fog-of-war', moves: ['e2e4'], ...running })
  const read = async () =>
    Promise.all(['games/veiled', 'games?variant=fog-of-war'].map(async (path) => (await ask(path)).text()))
  const before = await read()
  await db().insert(gameMove).values({ gameId: 'veiled', ply: 1, move: 'a7a6', clientId: 'client-1' })
  await db().update(game).set({ ply: 2, version: 2, updatedAt: new Date() }).where(eq(game.id, 'veiled'))
  expect(await read()).toEqual(before)
})

describe('a token', () => {
  const now = new Date()
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

  it('names its owner until it is revoked, and nobody else revokes it', async () => {
    const { token, known } = await issueToken(db(), 'ann', 'my program', now)
    expect(await (await ask('token', bearer(token))).json()).toEqual({
      name: 'Ann',
      label: 'my program',
      scopes: ['read'],
    })
    expect(JSON.stringify(await tokensOf(db(), 'ann'))).not.toContain(token)
    await revokeToken(db(), 'bob', known.id)
    expect((await ask('games', bearer(token))).status).toBe(200)
    await revokeToken(db(), 'ann', known.id)
    const refused = await ask('games', bearer(token))
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  })

  it('that was never given is refused and not taken for none', async () => {
    expect((await ask('games', bearer('variorum_guess'))).status).toBe(401)
    expect((await ask('games', { authorization: 'Basic YTpi' })).status).toBe(401)
  })

  it('is worth nothing once its account is closed', async () => {
    const { token } = await issueToken(db(), 'bob', 'other', now)
    await db().update(account).set({ closedAt: now }).where(eq(account.id, 'bob'))
    expect((await ask('token', bearer(token))).status).toBe(401)
  })
})

it('whoever asks too much is told how long to wait', async () => {
  // An export costs as much as ten questions, and sixty a minute are free.
  for (let count = 0; count < 6; count++) await (await ask('games.ndjson?limit=1', {}, 'eager')).text()
  const answer = await ask('leaderboards', {}, 'eager')
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
})
