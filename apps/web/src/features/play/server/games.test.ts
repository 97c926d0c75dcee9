import { describe, expect, it } from 'vitest'
import { ownDatabase } from '../../../../test/own-database.ts'
import { visit } from '../../../../test/visit.ts'
import { visitorCookie } from '../../../server/auth/visitor.ts'
import { refusalOf } from '../../../trpc/refusal-of.ts'

ownDatabase()

const alone = { context: { alone: true } }

async function begun(visitor = visit()) {
  const game = await visitor.ask.games.create.mutate({ variant: 'ultima', mode: 'device' })
  return { ...visitor, game }
}

async function refused(change: Promise<unknown>) {
  return refusalOf(
    await change.then(
      () => expect.unreachable('this should have been refused'),
      (error: unknown) => error,
    ),
  )
}

describe('a new game', () => {
  it('has an address that is short, and stands at its start', async () => {
    const { game } = await begun()
    expect(game.id).toMatch(/^[2-9a-zA-Z]{12}$/)
    expect(game).toMatchObject({
      ply: 0,
      version: 0,
      status: 'playing',
      outcome: null,
      moves: [],
      mine: true,
      start: null,
    })
  })

  it('makes its maker a visitor by a cookie scripts cannot read', async () => {
    const { answers } = await begun()
    const [cookie] = answers[0]?.headers.getSetCookie() ?? []
    expect(cookie).toMatch(/^variorum\.visitor=\S+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/)
  })

  it('is refused for a variant there is none of, a position that cannot be and a seat that is not there', async () => {
    const { ask } = visit()
    expect(await refused(ask.games.create.mutate({ variant: 'nonsense', mode: 'device' }))).toMatchObject({
      key: 'unknownVariant',
    })
    const broken = { variant: 'ultima', mode: 'device', start: '8/8/8/8/8/8/8/8 w' } as const
    expect(await refused(ask.games.create.mutate(broken))).toMatchObject({
      key: 'badPosition',
      params: { reason: 'noKing' },
    })
    const third = { variant: 'ultima', mode: 'bot', botLevel: 'club', seat: 2 } as const
    expect(await refused(ask.games.create.mutate(third))).toMatchObject({ key: 'badSeat' })
  })

  it('remembers a position it begins from as the engine writes it', async () => {
    const { ask } = visit()
    const game = await ask.games.create.mutate({ variant: 'ultima', mode: 'device', start: '7k/8/8/2pQ4/8/8/8/K7 w' })
    expect(game.start).toMatch(/^7k\/8\/8\/2pQ4\/8\/8\/8\/K7 w /)
  })
})

describe('a game text', () => {
  const text = '[Variant "Ultima"]\n[Event "Round one"]\n\n1. Pe2-e4 Pd7-d5 2. Pe4-d4 *\n'

  it('becomes a game that stands where the text ends', async () => {
    const { ask } = visit()
    const game = await ask.games.create.mutate({ variant: 'ultima', mode: 'device', text })
    expect(game).toMatchObject({ ply: 3, moves: ['e2e4', 'd7d5', 'e4d4'], outcome: null, tags: { Event: 'Round one' } })
    const after = await ask.games.move.mutate({ id: game.id, ply: 3, move: 'd5d6', clientId: 'client-1' })
    expect(after.moves).toHaveLength(4)
  })

  it('is read by the rules it says it was played by, whichever reading it is sent for', async () => {
    const { ask } = visit()
    // Under the leap-only chameleon the move leaves the withdrawer it comes from standing: d2 to d6 takes d3 and d5 alone.
    const text = `[Variant "Baroque (leap-only chameleon)"]
[SetUp "1"]
[FEN "3N3k/3p4/1Pp1pPr1/3n4/8/3n4/3B4/3q2K1 w - - 0 1"]

1. Bd6X *`
    const reading = 'baroque+leap-only-chameleon'
    for (const variant of ['baroque', reading, 'baroque+king-taken']) {
      const game = await ask.games.create.mutate({ variant, mode: 'device', text })
      expect(game).toMatchObject({ variant: reading, moves: ['d2d6'] })
    }
    await expect(ask.games.create.mutate({ variant: 'ultima', mode: 'device', text })).rejects.toThrow()
    expect(await ask.games.create.mutate({ variant: reading, mode: 'device' })).toMatchObject({ variant: reading })
  })

  it('with a result its board does not show was resigned', async () => {
    const { ask } = visit()
    const game = await ask.games.create.mutate({ variant: 'ultima', mode: 'device', text: text.replace('*', '0-1') })
    expect(game).toMatchObject({ status: 'over', outcome: { reason: 'resignation', winner: 1 } })
  })

  it('with an impossible move is refused and makes no game', async () => {
    const { ask } = visit()
    const broken = { variant: 'ultima', mode: 'device', text: text.replace('Pd7-d5', 'Kd7-d5') } as const
    expect(await refused(ask.games.create.mutate(broken))).toMatchObject({ params: { ply: '2' } })
    expect(await ask.games.mine.query({})).toMatchObject({ games: [] })
  })
})

describe('a text that is sent', () => {
  it('together with a position is refused, because only one of them can be meant', async () => {
    const { ask } = visit()
    const both = { variant: 'ultima', mode: 'device', start: '7k/8/8/2pQ4/8/8/8/K7 w', text: '1. e2e4 *' } as const
    expect(await refused(ask.games.create.mutate(both))).toMatchObject({
      key: 'badInput',
      params: { path: ['start', 'text'] },
    })
  })

  it('is not sent back when it is refused', async () => {
    const { ask, answers } = visit()
    await refused(ask.games.create.mutate({ variant: 'ultima', mode: 'device', text: 'a'.repeat(49_000) }))
    expect((await answers[0]?.text())?.length).toBeLessThan(1_000)
  })
})

describe('a tag', () => {
  it('has a name that a text can carry, and nothing that turns the page’s words around', async () => {
    const { ask } = visit()
    const tags = { White: '\u202Eeve\u2066', '\u202E': 'nameless' }
    const game = await ask.games.create.mutate({ variant: 'ultima', mode: 'device', tags })
    expect(game.tags).toEqual({ White: 'eve' })
  })
})

describe('a move', () => {
  it('is there for everybody once it is answered', async () => {
    const { ask, game } = await begun()
    const after = await ask.games.move.mutate({ id: game.id, ply: 0, move: 'e2e4', clientId: 'client-1' })
    expect(after).toMatchObject({ ply: 1, version: 1, moves: ['e2e4'] })
    expect(await visit().ask.games.get.query({ id: game.id })).toMatchObject({ moves: ['e2e4'], mine: false })
  })

  it('sent twice is played once', async () => {
    const { ask, game } = await begun()
    const sent = { id: game.id, ply: 0, move: 'e2e4', clientId: 'client-1' }
    const first = await ask.games.move.mutate(sent)
    expect(await ask.games.move.mutate(sent)).toEqual(first)
  })

  it('is not taken for a retry when only its id is known: it is a conflict', async () => {
    const { ask, game } = await begun()
    await ask.games.move.mutate({ id: game.id, ply: 0, move: 'e2e4', clientId: 'client-1' })
    for (const other of [
      { ply: 0, move: 'd2d4' },
      { ply: 1, move: 'e7e5' },
    ]) {
      const refusal = await refused(ask.games.move.mutate({ id: game.id, ...other, clientId: 'client-1' }))
      expect(refusal).toMatchObject({ key: 'conflict', game: { moves: ['e2e4'] } })
    }
    const spelled = await ask.games.move.mutate({ id: game.id, ply: 0, move: 'Pe2-e4', clientId: 'client-1' })
    expect(spelled).toMatchObject({ moves: ['e2e4'], version: 1 })
  })

  it('is never taken for one that was imported', async () => {
    const { ask } = visit()
    const game = await ask.games.create.mutate({ variant: 'ultima', mode: 'device', text: '1. e2e4 *' })
    const sent = { id: game.id, ply: 1, move: 'e7e5', clientId: 'imported-0' }
    expect(await ask.games.move.mutate(sent)).toMatchObject({ moves: ['e2e4', 'e7e5'] })
    expect(await refused(ask.games.move.mutate({ ...sent, clientId: '#0' }))).toMatchObject({ key: 'badInput' })
  })

  it('sent again after the game went on changes nothing and tells where the game is', async () => {
    const { ask, game } = await begun()
    const sent = { id: game.id, ply: 0, move: 'e2e4', clientId: 'client-1' }
    await ask.games.move.mutate(sent)
    await ask.games.move.mutate({ id: game.id, ply: 1, move: 'e7e5', clientId: 'client-2' })
    expect(await ask.games.move.mutate(sent)).toMatchObject({ ply: 2, moves: ['e2e4', 'e7e5'] })
  })

  it('that answers an older position is a conflict, told with the game as it is', async () => {
    const { ask, game } = await begun()
    await ask.games.move.mutate({ id: game.id, ply: 0, move: 'e2e4', clientId: 'client-1' })
    const refusal = await refused(ask.games.move.mutate({ id: game.id, ply: 0, move: 'd2d4', clientId: 'client-2' }))
    expect(refusal).toMatchObject({ key: 'conflict', params: { ply: 1 }, game: { moves: ['e2e4'], mine: true } })
  })

  it('that the rules forbid leaves the game untouched and says why', async () => {
    const { ask, game } = await begun()
    const refusal = await refused(ask.games.move.mutate({ id: game.id, ply: 0, move: 'e2e9', clientId: 'client-1' }))
    expect(['badMove', 'illegalMove']).toContain(refusal.key)
    const other = await refused(ask.games.move.mutate({ id: game.id, ply: 0, move: 'a1a5', clientId: 'client-2' }))
    expect(other).toMatchObject({ key: 'illegalMove', game: { ply: 0, moves: [] } })
    expect(await ask.games.get.query({ id: game.id })).toEqual(game)
  })

  it('by somebody else is refused', async () => {
    const { game } = await begun()
    const other = await begun()
    const refusal = await refused(
      other.ask.games.move.mutate({ id: game.id, ply: 0, move: 'e2e4', clientId: 'client-1' }),
    )
    expect(refusal).toMatchObject({ key: 'notYours', game: null })
    expect(await visit().ask.games.get.query({ id: game.id })).toMatchObject({ moves: [] })
  })

  it('with a cookie that was tampered with comes from nobody known', async () => {
    const { ask, jar, game } = await begun()
    const [head, claims, signature] = (jar.get(visitorCookie) ?? '').split('.')
    const forged = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(claims ?? '', 'base64url').toString()), iat: 1 }),
    )
    for (const cookie of [`${head}.${forged.toString('base64url')}.${signature}`, `${head}.${claims}.`, 'nonsense']) {
      jar.set(visitorCookie, cookie)
      expect(await ask.games.get.query({ id: game.id })).toMatchObject({ mine: false })
      expect(await ask.games.mine.query({})).toEqual({ games: [], next: null })
      expect(
        await refused(ask.games.move.mutate({ id: game.id, ply: 0, move: 'e2e4', clientId: 'client-1' })),
      ).toMatchObject({ key: 'notYours' })
    }
  })

  it('of two made at once for one ply, one is played and the other is a conflict', async () => {
    const { ask, game } = await begun()
    const moves = ['e2e4', 'd2d4', 'c2c4', 'f2f4']
    const sent = moves.map((move, index) =>
      ask.games.move.mutate({ id: game.id, ply: 0, move, clientId: `client-${index}` }, alone).then(
        (after) => after.moves[0],
        (error: unknown) => refusalOf(error).key,
      ),
    )
    const answers = await Promise.all(sent)
    expect(answers.filter((answer) => answer === 'conflict')).toHaveLength(3)
    const {
      moves: [played],
    } = await ask.games.get.query({ id: game.id })
    expect(answers).toContain(played)
  })

  it('that ends the game writes the result down', async () => {
    const { ask } = visit()
    // The king takes the last pawn, and two bare kings are a draw.
    const { id } = await ask.games.create.mutate({ variant: 'ultima', mode: 'device', start: '7k/8/8/2pK4/8/8/8/8 w' })
    const over = await ask.games.move.mutate({ id, ply: 0, move: 'd5c5', clientId: 'client-1' })
    expect(over).toMatchObject({ status: 'over', outcome: { reason: 'bareKings', winner: null, scores: [0.5, 0.5] } })
    const late = await refused(ask.games.move.mutate({ id, ply: 1, move: 'h8h7', clientId: 'client-2' }))
    expect(late).toMatchObject({ key: 'gameOver', game: { ply: 1 } })
  })
})

describe('taking back', () => {
  it('goes back to a ply, counts as a change and frees the ply for another move', async () => {
    const { ask, game } = await begun()
    await ask.games.move.mutate({ id: game.id, ply: 0, move: 'e2e4', clientId: 'client-1' })
    await ask.games.move.mutate({ id: game.id, ply: 1, move: 'e7e5', clientId: 'client-2' })
    expect(await ask.games.takeBack.mutate({ id: game.id, ply: 1 })).toMatchObject({
      ply: 1,
      version: 3,
      moves: ['e2e4'],
    })
    const on = await ask.games.move.mutate({ id: game.id, ply: 1, move: 'd7d5', clientId: 'client-3' })
    expect(on.moves).toEqual(['e2e4', 'd7d5'])
  })

  it('of more than was played is a conflict, and of nothing changes nothing', async () => {
    const { ask, game } = await begun()
    expect(await refused(ask.games.takeBack.mutate({ id: game.id, ply: 1 }))).toMatchObject({ key: 'conflict' })
    expect(await ask.games.takeBack.mutate({ id: game.id, ply: 0 })).toEqual(game)
  })

  it('does not let a late retry of the move back in when the sender tells the version it saw', async () => {
    const { ask, game } = await begun()
    const sent = { id: game.id, ply: 0, version: 0, move: 'e2e4', clientId: 'client-1' }
    await ask.games.move.mutate(sent)
    await ask.games.takeBack.mutate({ id: game.id, ply: 0 })
    expect(await refused(ask.games.move.mutate(sent))).toMatchObject({ key: 'conflict', game: { moves: [] } })
  })

  it('opens a finished game again', async () => {
    const { ask } = visit()
    const { id } = await ask.games.create.mutate({ variant: 'ultima', mode: 'device', start: '7k/8/8/2pK4/8/8/8/8 w' })
    await ask.games.move.mutate({ id, ply: 0, move: 'd5c5', clientId: 'client-1' })
    expect(await ask.games.takeBack.mutate({ id, ply: 0 })).toMatchObject({ status: 'playing', outcome: null, ply: 0 })
  })

  it('by a sender who has not seen the last moves is a conflict, told with the game as it is', async () => {
    const { ask, game } = await begun()
    const { version } = await ask.games.move.mutate({ id: game.id, ply: 0, move: 'e2e4', clientId: 'client-1' })
    await ask.games.move.mutate({ id: game.id, ply: 1, move: 'e7e5', clientId: 'client-2' })
    const refusal = await refused(ask.games.takeBack.mutate({ id: game.id, ply: 0, version }))
    expect(refusal).toMatchObject({ key: 'conflict', game: { moves: ['e2e4', 'e7e5'] } })
  })

  it('asked for twice is done once, though the version has grown meanwhile', async () => {
    const { ask, game } = await begun()
    const { version } = await ask.games.move.mutate({ id: game.id, ply: 0, move: 'e2e4', clientId: 'client-1' })
    const back = await ask.games.takeBack.mutate({ id: game.id, ply: 0, version })
    expect(await ask.games.takeBack.mutate({ id: game.id, ply: 0, version })).toEqual(back)
  })

  it('does not undo that a game was given up', async () => {
    const { ask, game } = await begun()
    await ask.games.move.mutate({ id: game.id, ply: 0, move: 'e2e4', clientId: 'client-1' })
    const over = await ask.games.resign.mutate({ id: game.id, seat: 1 })
    expect(await refused(ask.games.takeBack.mutate({ id: game.id, ply: 0 }))).toMatchObject({ key: 'gameOver' })
    expect(await ask.games.get.query({ id: game.id })).toEqual(over)
  })

  it('is its owner’s alone', async () => {
    const { game } = await begun()
    const other = await begun()
    expect(await refused(other.ask.games.takeBack.mutate({ id: game.id, ply: 0 }))).toMatchObject({ key: 'notYours' })
  })
})

describe('resigning', () => {
  it('gives the game to the other seat, once', async () => {
    const { ask, game } = await begun()
    const over = await ask.games.resign.mutate({ id: game.id, seat: 0 })
    expect(over).toMatchObject({
      status: 'over',
      outcome: { reason: 'resignation', winner: 1, scores: [0, 1] },
      version: 1,
    })
    expect(await ask.games.resign.mutate({ id: game.id, seat: 0 })).toEqual(over)
  })

  it('is not done for the bot', async () => {
    const { ask } = visit()
    const { id } = await ask.games.create.mutate({ variant: 'ultima', mode: 'bot', botLevel: 'novice', seat: 0 })
    expect(await refused(ask.games.resign.mutate({ id, seat: 1 }))).toMatchObject({ key: 'badSeat' })
  })
})

describe('the list of one’s games', () => {
  it('has the latest first and goes on where a page ended', async () => {
    const visitor = visit()
    const ids: string[] = []
    for (let count = 0; count < 5; count++) ids.unshift((await begun(visitor)).game.id)
    const first = await visitor.ask.games.mine.query({ limit: 2 })
    const second = await visitor.ask.games.mine.query({ limit: 2, cursor: first.next })
    const third = await visitor.ask.games.mine.query({ limit: 2, cursor: second.next })
    expect(new Set([...first.games, ...second.games, ...third.games].map(({ id }) => id))).toEqual(new Set(ids))
    expect(third.next).toBeNull()
    const times = [...first.games, ...second.games, ...third.games].map(({ updatedAt }) => updatedAt)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it('is empty for somebody new, who is not made a visitor by looking', async () => {
    const { ask, jar } = visit()
    expect(await ask.games.mine.query({})).toEqual({ games: [], next: null })
    expect(jar.size).toBe(0)
  })
})

describe('what goes wrong', () => {
  it('is told as a key, without messages or stacks', async () => {
    const { fetch } = visit()
    const response = await fetch('/api/trpc/games.get', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: "' or 1=1" }),
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      error: {
        message: 'badInput',
        code: -32_600,
        data: {
          code: 'BAD_REQUEST',
          httpStatus: 400,
          path: 'games.get',
          key: 'badInput',
          params: { path: ['id'] },
          state: null,
        },
      },
    })
  })

  it('is a body too large to read', async () => {
    const { fetch } = visit()
    const body = JSON.stringify({ id: 'x'.repeat(300_000) })
    const response = await fetch('/api/trpc/games.get', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(response.status).toBe(413)
  })

  it('is a page of another site asking', async () => {
    const { fetch } = visit()
    for (const site of ['cross-site', 'same-site']) {
      const response = await fetch('/api/trpc/games.mine?input={}', { headers: { 'sec-fetch-site': site } })
      expect(response.status).toBe(403)
    }
  })

  it.each([
    ['https://evil.example', 403],
    ['http://variorum.test:81', 403],
    ['null', 403],
    ['http://variorum.test', 200],
  ])('is a change asked for by a page of %s, or not: %i', async (origin, status) => {
    const response = await visit().fetch('/api/trpc/games.create', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ variant: 'ultima', mode: 'device' }),
    })
    expect(response.status).toBe(status)
  })
})

// Last, because nobody at this address has anything left after it.
describe('the text of a game', () => {
  it('counts by its length, for an address and not for a visitor', async () => {
    const long = { variant: 'ultima', mode: 'device', text: `{${'a'.repeat(49_900)}} 1. e2e4 *` } as const
    const refusals: Response[] = []
    for (let count = 0; count < 6; count++) {
      const { ask, answers } = visit()
      await ask.games.create.mutate(long).catch(() => {
        if (answers[0]) refusals.push(answers[0])
      })
    }
    expect(refusals.length).toBeGreaterThanOrEqual(3)
    expect(refusals[0]?.status).toBe(429)
    expect(Number(refusals[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
