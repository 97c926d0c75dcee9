import { describe, expect, it } from 'vitest'
import { ownDatabase } from '../../../../test/own-database.ts'
import { visit } from '../../../../test/visit.ts'
import { refusalOf } from '../../../trpc/refusal-of.ts'

ownDatabase()

const wish = {
  variant: 'ultima',
  clock: { kind: 'fischer', initial: 600_000, increment: 5_000 },
  rated: false,
  seat: null,
} as const

const keyOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (error: unknown) => refusalOf(error).key,
  )

describe('the lobby', () => {
  it('shows an offer to everybody, names nobody by what would let others pass for them, and loses it when it is answered', async () => {
    const [owner, other, stranger] = [visit(), visit(), visit()]
    const { id } = await owner.ask.lobby.post.mutate(wish)
    const seen = await stranger.ask.lobby.list.query()
    expect(seen.seeks).toMatchObject([{ id, title: 'Ultima', isMine: false, obstacle: null, player: { name: null } }])
    const told = Object.keys(seen.seeks[0] ?? {})
    expect(told.filter((key) => /player|opponent/i.test(key))).toEqual(['player', 'opponent'])
    expect(JSON.stringify(seen)).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/)

    const { gameId } = await other.ask.lobby.accept.mutate({ id })
    expect((await stranger.ask.lobby.list.query()).seeks).toEqual([])
    const mine = await owner.ask.lobby.mine.query()
    expect(mine.seeks).toMatchObject([{ id, status: 'taken', gameId }])
    expect(mine.games).toMatchObject([{ id: gameId, title: 'Ultima' }])
    expect((await stranger.ask.lobby.mine.query()).games).toEqual([])
  })

  it('tells of a game by address to its two players, and to others that it was taken', async () => {
    const [owner, other, stranger] = [visit(), visit(), visit()]
    const { id } = await owner.ask.lobby.challenge.mutate(wish)
    expect((await stranger.ask.lobby.list.query()).seeks).toEqual([])
    expect(await stranger.ask.lobby.get.query({ id })).toMatchObject({ status: 'open', obstacle: null })
    const { gameId } = await other.ask.lobby.accept.mutate({ id })
    expect(await owner.ask.lobby.get.query({ id })).toMatchObject({ status: 'taken', gameId })
    expect(await other.ask.lobby.get.query({ id })).toMatchObject({ status: 'taken', gameId })
    expect(await stranger.ask.lobby.get.query({ id })).toMatchObject({ status: 'taken', gameId: null })
  })

  it('lets nobody withdraw, decline or look into what is not theirs', async () => {
    const [owner, stranger] = [visit(), visit()]
    const { id } = await owner.ask.lobby.post.mutate(wish)
    expect(await keyOf(stranger.ask.lobby.withdraw.mutate({ id }))).toBe('notForYou')
    expect(await keyOf(stranger.ask.lobby.decline.mutate({ id }))).toBe('notForYou')
    expect(await keyOf(stranger.ask.lobby.get.query({ id }))).toBe('seekGone')
    await owner.ask.lobby.withdraw.mutate({ id })
  })

  it('has news for whoever wishes for a game or plays one, and for nobody else', async () => {
    const [owner, other, reader] = [visit(), visit(), visit()]
    await reader.ask.games.create.mutate({ variant: 'ultima', mode: 'device' })
    const { id } = await owner.ask.lobby.challenge.mutate(wish)
    await other.ask.lobby.accept.mutate({ id })
    const attending = await Promise.all([owner, other, reader, visit()].map(({ ask }) => ask.lobby.attends.query()))
    expect(attending).toEqual([true, true, false, false])
  })

  it('puts two together at once who press the one button', async () => {
    const [one, other] = [visit(), visit()]
    const pool = { variants: ['ultima', 'chess'], clocks: [wish.clock], rated: false }
    await one.ask.lobby.join.mutate(pool)
    expect((await other.ask.lobby.list.query()).waiting).toBe(1)
    await other.ask.lobby.join.mutate(pool)
    const games = await Promise.all([one, other].map(async ({ ask }) => (await ask.lobby.mine.query()).games[0]?.id))
    expect(games[0]).toBeDefined()
    expect(games[0]).toBe(games[1])
    expect((await one.ask.lobby.list.query()).waiting).toBe(0)
  })
})
