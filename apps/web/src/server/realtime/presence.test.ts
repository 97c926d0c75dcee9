import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { sitDown } from '../../../test/online.ts'
import { ownDatabase } from '../../../test/own-database.ts'
import { game, gamePlayer, pulse } from '../db/schema/index.ts'
import { beat } from '../time/pulse.ts'
import { lookAfter, markSeen, Presence } from './presence.ts'

const db = ownDatabase()

describe('presence', () => {
  it('lasts as long as a stream, and ten seconds longer', () => {
    const presence = new Presence()
    let now = 0
    const leave = presence.arrive('me', ['a', 'b'], () => now)
    expect(presence.here(new Date(now))).toEqual({
      players: ['me'],
      sittings: [
        { game: 'a', player: 'me' },
        { game: 'b', player: 'me' },
      ],
    })
    now = 3_600_000
    leave()
    expect(presence.here(new Date(now + 9_000)).players).toEqual(['me'])
    expect(presence.here(new Date(now + 11_000))).toEqual({ players: [], sittings: [] })
  })

  it('is written down for those who play, and found by whoever watches', async () => {
    const { id, players, now } = await sitDown(db(), { variant: 'ultima' })
    const later = new Date(now().getTime() + 60_000)
    expect(await lookAfter(db(), [id, 'nowhere'], later)).toEqual([
      { id, version: 0, isHere: [false, false], players: players.map((player) => player.id) },
    ])
    await markSeen(
      db(),
      [
        { game: id, player: players[1]?.id ?? '' },
        { game: id, player: 'a watcher' },
        { game: 'nowhere', player: players[0]?.id ?? '' },
      ],
      later,
    )
    expect(await lookAfter(db(), [id], later)).toMatchObject([{ isHere: [false, true] }])
    expect(await lookAfter(db(), [], later)).toEqual([])
  })

  it('of some is written and found, whatever the others say they watch, and however many they are', async () => {
    const { id, players, now } = await sitDown(db(), { variant: 'ultima' })
    const later = new Date(now().getTime() + 60_000)
    const player = players[0]?.id ?? ''
    const nonsense = ['\u0000', '\ud800', `${id}\u0000`]
    await markSeen(
      db(),
      [...nonsense, id].map((game) => ({ game, player })),
      later,
    )
    // More than a statement has room for as parameters of their own.
    const many = Array.from({ length: 70_000 }, (_, number) => `game-${number}`)
    expect(await lookAfter(db(), [...nonsense, ...many, id], later)).toMatchObject([{ id, isHere: [true, false] }])
  })

  it('changes nothing in a game that is over', async () => {
    const { id, players, act, now } = await sitDown(db(), { variant: 'ultima' })
    await act(0, 'abort')
    const before = await db().select().from(gamePlayer).where(eq(gamePlayer.gameId, id))
    await markSeen(db(), [{ game: id, player: players[0]?.id ?? '' }], new Date(now().getTime() + 60_000))
    expect(await db().select().from(gamePlayer).where(eq(gamePlayer.gameId, id))).toEqual(before)
    const [row] = await db().select().from(game).where(eq(game.id, id))
    expect(row?.status).toBe('over')
  })
})

describe('the pulse', () => {
  beforeEach(() => db().delete(pulse))
  const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1_000)
  const gapAt = (seconds: number) => beat(db(), at(seconds), async (_, gapMs) => gapMs)

  it('finds no gap at the very first beat, nor while some server beats', async () => {
    expect(await gapAt(0)).toBeUndefined()
    expect(await gapAt(1)).toBeUndefined()
    expect(await gapAt(5)).toBeUndefined()
  })

  it('is told once how long no server was there, by whichever of them comes first', async () => {
    await gapAt(0)
    const gaps = await Promise.all([gapAt(90), gapAt(90), gapAt(90)])
    expect(gaps.filter((gap) => gap !== undefined)).toEqual([90_000])
    expect(await gapAt(91)).toBeUndefined()
  })

  it('does not go back when the clock of a server is behind', async () => {
    await gapAt(10)
    await gapAt(7)
    const [row] = await db().select().from(pulse)
    expect(row?.at).toEqual(at(10))
  })

  it('is not over when what is given back could not be', async () => {
    await gapAt(0)
    const failing = beat(db(), at(60), async () => {
      throw new Error('broken')
    })
    await expect(failing).rejects.toThrow('broken')
    expect(await gapAt(61)).toBe(61_000)
  })
})
