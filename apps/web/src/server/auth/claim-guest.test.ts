import { gameOf } from '@variorum/engine/catalogue'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { sitDown } from '../../../test/online.ts'
import { ownDatabase } from '../../../test/own-database.ts'
import { writeAccount } from '../../../test/records.ts'
import { visit } from '../../../test/visit.ts'
import { account, botStanding, chatMessage, game, gamePlayer, seek } from '../db/schema/index.ts'
import { acceptSeek } from '../seeks/accept-seek.ts'
import { postSeek } from '../seeks/post-seek.ts'
import { createContext } from '../trpc/context.ts'
import { claimGuest } from './claim-guest.ts'
import { visitorCookie } from './visitor.ts'

const db = ownDatabase()

it('what a guest began, plays and wishes for belongs to the account it signs in as, and to nobody else’s', async () => {
  const now = new Date()
  await db().insert(account).values({ id: 'ann', name: 'ann', nameKey: 'ann', createdAt: now })
  const [guest, other] = [visit(), visit()]
  const { id } = await guest.ask.games.create.mutate({ variant: 'ultima', mode: 'device' })
  const others = await other.ask.games.create.mutate({ variant: 'ultima', mode: 'device' })
  const [row] = await db().select().from(game).where(eq(game.id, id))
  const guestId = row?.owner ?? ''
  await db().insert(gamePlayer).values({ gameId: id, seat: 1, playerId: guestId })
  const said = { id: 'said', gameId: id, room: 'players', number: 1, clientId: 'said-once', at: now } as const
  await db()
    .insert(chatMessage)
    .values({ ...said, playerId: guestId, preset: 'hello' })
  await db()
    .insert(seek)
    .values({
      id: 'wish',
      kind: 'lobby',
      playerId: guestId,
      variants: ['ultima'],
      clocks: [null],
      rated: false,
      status: 'open',
      createdAt: now,
      openUntil: now,
    })

  const found = { deviation: 200, volatility: 0.09, playedAt: now }
  await db()
    .insert(botStanding)
    .values([
      { playerId: guestId, variant: 'ultima', strength: 1_400, games: 5, ...found },
      { playerId: 'ann', variant: 'ultima', strength: 900, games: 2, ...found },
      { playerId: guestId, variant: 'fugue', strength: 1_000, games: 1, ...found },
    ])

  const headers = new Headers({ cookie: `${visitorCookie}=${guest.jar.get(visitorCookie)}` })
  await (await createContext({ headers, setCookie: () => {} })).enter('ann')

  expect(await db().select({ id: game.id }).from(game).where(eq(game.owner, 'ann'))).toEqual([{ id }])
  expect(await db().select().from(gamePlayer)).toMatchObject([{ playerId: 'ann', seat: 1, name: null }])
  expect(await db().select().from(chatMessage)).toMatchObject([{ playerId: 'ann' }])
  expect(await db().select().from(seek)).toMatchObject([{ playerId: 'ann' }])
  const standings = await db().select().from(botStanding).orderBy(botStanding.variant)
  expect(standings.map(({ playerId, variant, games }) => [playerId, variant, games])).toEqual([
    ['ann', 'fugue', 1],
    ['ann', 'ultima', 5],
  ])
  expect(await other.ask.games.get.query({ id: others.id })).toMatchObject({ mine: true })
  // The cookie still names the guest, should somebody have kept it; it just has nothing any more.
  expect(await guest.ask.games.get.query({ id })).toMatchObject({ mine: false })
  const again = await guest.ask.games.create.mutate({ variant: 'ultima', mode: 'device' })
  const [anew] = await db().select().from(game).where(eq(game.id, again.id))
  expect(anew?.owner).not.toBe(guestId)
})

it('never gives an account both seats of a game: one that is played is called off, and its seat stays the guest’s', async () => {
  await writeAccount(db(), 'Eve')
  const players = [
    { id: 'eve', name: 'Eve' },
    { id: 'a-guest', name: null },
  ]
  const [played, over, other] = [
    await sitDown(db(), { variant: 'ultima', players }),
    await sitDown(db(), { variant: 'ultima', players }),
    await sitDown(db(), {
      variant: 'ultima',
      players: [
        { id: 'somebody', name: null },
        { id: 'a-guest', name: null },
      ],
    }),
  ]
  await played.move(0, 'a2a4')
  await played.move(1, 'a7a5')
  await over.move(0, 'a2a4')
  await over.move(1, 'a7a5')
  await over.act(1, 'resign')
  const wish = { variants: ['ultima'], clocks: [null], rated: false, createdAt: new Date(), openUntil: new Date() }
  await db()
    .insert(seek)
    .values({ ...wish, id: 'once-more', kind: 'direct', playerId: 'eve', opponentId: 'a-guest', status: 'open' })

  const ended = await db().transaction((tx) => claimGuest(tx, 'a-guest', 'eve', new Date()))

  expect(ended).toEqual([{ id: played.id, version: 3 }])
  const seats = async (sitting: typeof played) => (await sitting.read()).players.map(({ playerId }) => playerId)
  expect((await played.read()).row).toMatchObject({ status: 'over', reason: 'aborted', winner: null })
  expect((await over.read()).row).toMatchObject({ status: 'over', reason: 'resignation', winner: 0 })
  expect(await Promise.all([played, over, other].map(seats))).toEqual([
    ['eve', 'a-guest'],
    ['eve', 'a-guest'],
    ['somebody', 'eve'],
  ])
  expect(await db().select().from(seek).where(eq(seek.id, 'once-more'))).toMatchObject([{ status: 'withdrawn' }])
})

it('leaves a guest out of no game that begins while they sign in, whoever answers whose wish', async () => {
  await writeAccount(db(), 'Ina')
  const wish = { variants: ['ultima'], clocks: [null], rated: false, ratingMin: null, ratingMax: null, start: null }
  const [guest, other] = ['signing-in', 'another'].map(
    (id) => ({ id, name: null, isGuest: true, role: 'player' }) as const,
  )
  if (!guest || !other) throw new Error('Two were named.')
  const now = new Date()
  const mine = await postSeek(db(), gameOf, guest, 'link', { ...wish, seat: 0 }, null, now)
  const theirs = await postSeek(db(), gameOf, other, 'link', { ...wish, seat: 0 }, null, now)
  await Promise.allSettled([
    acceptSeek(db(), gameOf, other, mine.id, now),
    db().transaction((tx) => claimGuest(tx, guest.id, 'ina', now)),
    acceptSeek(db(), gameOf, guest, theirs.id, now),
  ])
  const seats = await db().select().from(gamePlayer)
  expect(seats.map(({ playerId }) => playerId)).toContain('ina')
  expect(seats.map(({ playerId }) => playerId)).not.toContain(guest.id)
  await expect(postSeek(db(), gameOf, guest, 'link', { ...wish, seat: 1 }, null, now)).rejects.toThrow('seekGone')
})
