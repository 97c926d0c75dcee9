import { gameOf, slugs } from '@variorum/engine/catalogue'
import { asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownDatabase } from '../../../test/own-database.ts'
import type { ClockRule } from '../../lib/clock/clock-rule.ts'
import { nameKeyOf } from '../auth/name.ts'
import type { Player } from '../auth/player.ts'
import { account, game, gamePlayer, rating, seek } from '../db/schema/index.ts'
import { blockPlayer } from '../people/block.ts'
import { closeAccountOf } from '../people/close-account-of.ts'
import { acceptSeek } from './accept-seek.ts'
import { addresseeOf } from './addressee-of.ts'
import { askRematch } from './ask-rematch.ts'
import { declineSeek, withdrawSeek } from './end-seek.ts'
import { expireSeeks, keepSeeks } from './keep-seeks.ts'
import { pairWaiting } from './pair-waiting.ts'
import { postSeek } from './post-seek.ts'
import type { StoredWish } from './seek-wish.ts'

const db = ownDatabase()

const now = new Date('2026-12-01T12:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000)

const rapid: ClockRule = { kind: 'fischer', initial: 600_000, increment: 5_000 }
const days: ClockRule = { kind: 'days', days: 3 }

let people = 0

const guest = (): Player => ({ id: `guest-${people++}`, name: null, isGuest: true, role: 'player' })

/** An account that stands so in rapid games of Ultima. */
async function member(stands?: number): Promise<Player> {
  const id = `member-${people++}`
  const name = `Name${people}`
  await db()
    .insert(account)
    .values({ id, name, nameKey: nameKeyOf(name), createdAt: now })
  if (stands !== undefined) {
    const numbers = { rating: stands, deviation: 60, volatility: 0.06, games: 40, wins: 20, draws: 0, losses: 20 }
    await db()
      .insert(rating)
      .values({ playerId: id, variant: 'ultima', speed: 'rapid', ...numbers, playedAt: now })
  }
  return { id, name, isGuest: false, role: 'player' }
}

const wish = (changes: Partial<StoredWish> = {}): StoredWish => ({
  variants: ['ultima'],
  clocks: [rapid],
  rated: false,
  seat: null,
  ratingMin: null,
  ratingMax: null,
  start: null,
  ...changes,
})

const offered = (player: Player, changes: Partial<StoredWish> = {}, kind: 'lobby' | 'link' | 'pool' = 'lobby') =>
  postSeek(db(), gameOf, player, kind, wish(changes), null, now)
const accepted = (player: Player, id: string, at = now) => acceptSeek(db(), gameOf, player, id, at)
const seatsOf = async (gameId: string) =>
  (await db().select().from(gamePlayer).where(eq(gamePlayer.gameId, gameId)).orderBy(asc(gamePlayer.seat))).map(
    ({ playerId }) => playerId,
  )
const statusOf = async (id: string) => (await db().select().from(seek).where(eq(seek.id, id)))[0]?.status

/** The key of a refusal. */
const keyOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (error: unknown) => (error instanceof Error ? error.message : 'not an error'),
  )

describe('a wish in the lobby', () => {
  it('becomes one game, however many answer it at once', async () => {
    const owner = guest()
    const { id } = await offered(owner)
    const many = [guest(), guest(), guest(), guest()]
    const answers = await Promise.allSettled(many.map((one) => accepted(one, id)))
    const begun = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.gameId] : []))
    expect(begun).toHaveLength(1)
    expect(await seatsOf(begun[0] ?? '')).toContain(owner.id)
    expect(await statusOf(id)).toBe('taken')
  })

  it('is answered twice by the same player with the same game', async () => {
    const { id } = await offered(guest())
    const other = guest()
    const [first, second] = await Promise.all([accepted(other, id), accepted(other, id)])
    expect(first.gameId).toBe(second.gameId)
    expect([first.isNew, second.isNew].sort()).toEqual([false, true])
    expect(await keyOf(accepted(guest(), id))).toBe('seekTaken')
  })

  it('is not answered by who made it, nor when it is withdrawn or its owner has left', async () => {
    const owner = guest()
    const { id } = await offered(owner)
    expect(await keyOf(accepted(owner, id))).toBe('ownSeek')
    expect(await keyOf(accepted(guest(), id, later(21)))).toBe('seekGone')
    expect(await keyOf(withdrawSeek(db(), guest(), id, now))).toBe('notForYou')
    await withdrawSeek(db(), owner, id, now)
    await withdrawSeek(db(), owner, id, now)
    expect(await keyOf(accepted(guest(), id))).toBe('seekGone')
    expect(await keyOf(accepted(guest(), 'nobody-knows'))).toBe('seekGone')
  })

  it('gives its owner the seat they asked for, and the other the other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(0, 1), async (seat) => {
        const [owner, other] = [guest(), guest()]
        const { id } = await offered(owner, { seat })
        const seats = await seatsOf((await accepted(other, id)).gameId)
        expect(seats[seat]).toBe(owner.id)
        expect(seats[1 - seat]).toBe(other.id)
      }),
      { numRuns: 4 },
    )
  })

  it('is answered only from inside its range, both ends included, and never by who has no rating', async () => {
    const owner = await member(1500)
    const { id } = await offered(owner, { ratingMin: 1400, ratingMax: 1600 })
    expect(await keyOf(accepted(await member(1399), id))).toBe('outsideRange')
    expect(await keyOf(accepted(await member(1601), id))).toBe('outsideRange')
    expect(await keyOf(accepted(guest(), id))).toBe('outsideRange')
    expect(await keyOf(accepted(await member(1600), id))).toBe('done')
    const again = wish({ ratingMin: 1400, ratingMax: 1600 })
    const second = await postSeek(db(), gameOf, owner, 'lobby', again, null, later(1))
    expect(await keyOf(accepted(await member(1400), second.id, later(1)))).toBe('done')
  })

  it('is rated between accounts only, on a clock, from the start', async () => {
    expect(await keyOf(offered(guest(), { rated: true }))).toBe('accountNeeded')
    const owner = await member()
    expect(await keyOf(offered(owner, { rated: true, clocks: [null] }))).toBe('ratedNeedsClock')
    expect(await keyOf(offered(owner, { rated: true, start: '8/8/8/3k4/8/8/8/K7 w' }))).toBe('positionIsCasual')
    const { id } = await offered(owner, { rated: true })
    expect(await keyOf(accepted(guest(), id))).toBe('accountNeeded')
    const { gameId } = await accepted(await member(), id)
    expect((await db().select().from(game).where(eq(game.id, gameId)))[0]).toMatchObject({
      rated: true,
      mode: 'online',
    })
  })

  it('names a game for two that exists, and a position that can be played', async () => {
    expect(await keyOf(offered(guest(), { variants: ['nonsense'] }))).toBe('unknownVariant')
    expect(await keyOf(offered(guest(), { variants: ['four-player-chess'] }))).toBe('notForTwo')
    expect(await keyOf(offered(guest(), { start: 'nonsense' }))).not.toBe('done')
    expect(await keyOf(offered(guest(), { ratingMin: 1600, ratingMax: 1500 }))).toBe('badRange')
  })

  it('stands once, though posted twice, and of five others at most', async () => {
    const owner = guest()
    const [first, second] = await Promise.all([offered(owner), offered(owner)])
    expect(first.id).toBe(second.id)
    for (const minutes of [1, 2, 3, 4]) {
      await offered(owner, { clocks: [{ kind: 'fischer', initial: minutes * 60_000, increment: 0 }] })
    }
    expect(await keyOf(offered(owner, { clocks: [days] }))).toBe('tooManySeeks')
  })

  it('is withdrawn when its owner is called to a board, unless it is one for another day', async () => {
    const owner = guest()
    const taken = await offered(owner)
    const [now1, someDay] = [await offered(owner, { seat: 0 }), await offered(owner, { clocks: [days] })]
    const other = guest()
    const theirs = await offered(other, { seat: 1 })
    await accepted(other, taken.id)
    expect(await Promise.all([now1, someDay, theirs].map(({ id }) => statusOf(id)))).toEqual([
      'withdrawn',
      'open',
      'withdrawn',
    ])
  })
})

describe('presence', () => {
  it('keeps a wish open while it lasts, and a wish that has died does not come back', async () => {
    const owner = guest()
    const { id } = await offered(owner)
    const someDay = await offered(owner, { clocks: [days] })
    await keepSeeks(db(), [owner.id], later(15))
    expect((await expireSeeks(db(), later(30))).map((row) => row.id)).not.toContain(id)
    expect((await expireSeeks(db(), later(40))).map((row) => row.id)).toContain(id)
    await keepSeeks(db(), [owner.id], later(41))
    expect(await keyOf(accepted(guest(), id, later(42)))).toBe('seekGone')
    expect(await keyOf(accepted(guest(), someDay.id, later(86_400)))).toBe('done')
  })
})

describe('a challenge', () => {
  it('by its address is for whoever has it, a guest as well', async () => {
    const { id } = await offered(guest(), {}, 'link')
    expect(await keyOf(accepted(guest(), id, later(3_600)))).toBe('done')
  })

  it('by name is for that player alone, who may decline it and say why', async () => {
    const [owner, other] = [await member(), await member()]
    const addressee = await addresseeOf(db(), owner, (other.name ?? '').toUpperCase())
    const challenged = await postSeek(db(), gameOf, owner, 'direct', wish({ rated: true }), addressee, now)
    expect(challenged).toMatchObject({ opponentId: other.id, opponentName: other.name })
    expect(await keyOf(accepted(await member(), challenged.id))).toBe('notForYou')
    expect(await keyOf(declineSeek(db(), owner, { id: challenged.id, reason: null }, now))).toBe('notForYou')
    const declined = await declineSeek(db(), other, { id: challenged.id, reason: 'otherClock' }, now)
    expect(declined).toMatchObject({ status: 'declined', declineReason: 'otherClock' })
    expect(await keyOf(accepted(other, challenged.id))).toBe('seekGone')
  })

  it('reaches nobody who is unknown, closed or oneself', async () => {
    const [owner, closed] = [await member(), await member()]
    await db().update(account).set({ closedAt: now }).where(eq(account.id, closed.id))
    expect(await keyOf(addresseeOf(db(), owner, 'Nobody'))).toBe('noSuchPlayer')
    expect(await keyOf(addresseeOf(db(), owner, closed.name ?? ''))).toBe('noSuchPlayer')
    expect(await keyOf(addresseeOf(db(), owner, owner.name ?? ''))).toBe('ownSeek')
  })
})

describe('a rematch', () => {
  async function played() {
    const [one, other] = [guest(), guest()]
    const { id } = await offered(one, { seat: 0 })
    const { gameId } = await accepted(other, id)
    return { one, other, gameId, rematch: (player: Player) => askRematch(db(), gameOf, player, gameId, now) }
  }
  const over = (id: string) => db().update(game).set({ status: 'over', reason: 'resignation' }).where(eq(game.id, id))

  it('is one game, though both ask at once and press twice, with sides changed', async () => {
    const { one, other, gameId, rematch } = await played()
    await over(gameId)
    const asked = await Promise.all([rematch(one), rematch(other), rematch(one), rematch(other)])
    const games = await db().select().from(game).where(eq(game.rematchOf, gameId))
    expect(games).toHaveLength(1)
    const begun = asked.flatMap((answer) => (answer.kind === 'begun' ? [answer.begun.gameId] : []))
    expect(new Set(begun)).toEqual(new Set([games[0]?.id]))
    expect(await seatsOf(games[0]?.id ?? '')).toEqual([other.id, one.id])
  })

  it('is agreed to where challenges are answered as well', async () => {
    const { one, other, gameId, rematch } = await played()
    await over(gameId)
    const asked = await rematch(one)
    if (asked.kind !== 'asked') throw new Error('Nobody had asked before.')
    const { gameId: next } = await accepted(other, asked.row.id)
    expect(await rematch(one)).toMatchObject({ kind: 'begun', begun: { gameId: next }, isNew: false })
  })

  it('of a rated game that begins from an array drawn by lot begins from one as well', async () => {
    // Which variants draw their start is theirs to say: every one that does is asked here.
    for (const slug of slugs) {
      const played = await gameOf(slug)
      if (!played?.variant.arrays) continue
      for (const rated of [true, false]) {
        const [one, other] = [await member(), await member()]
        const { gameId } = await accepted(other, (await offered(one, { variants: [slug], rated })).id)
        await over(gameId)
        await askRematch(db(), gameOf, one, gameId, now)
        const next = await askRematch(db(), gameOf, other, gameId, now)
        if (next.kind !== 'begun') throw new Error('It was not agreed to.')
        const [row] = await db().select().from(game).where(eq(game.id, next.begun.gameId))
        expect(row).toMatchObject({ variant: slug, rated, start: expect.any(String) })
      }
    }
  })

  it('is not to be had of who has closed their account, nor given by one who closes it after asking', async () => {
    for (const when of ['before', 'after']) {
      const [one, other] = [await member(), await member()]
      const { gameId } = await accepted(other, (await offered(one, { clocks: [days] }, 'link')).id)
      await over(gameId)
      if (when === 'after') await askRematch(db(), gameOf, one, gameId, now)
      await closeAccountOf(db(), gameOf, { id: one.id, name: one.name ?? '' }, now)
      expect(await keyOf(askRematch(db(), gameOf, other, gameId, now))).toBe('accountClosed')
    }
  })

  it('is not to be had by others, nor of a game that is still played', async () => {
    const { one, gameId, rematch } = await played()
    expect(await keyOf(rematch(one))).toBe('stillPlaying')
    await over(gameId)
    expect(await keyOf(rematch(guest()))).toBe('notYours')
  })
})

describe('the pool', () => {
  const emptied = () => db().delete(seek)

  it('puts two together who share a game and a clock, once, whoever asks for it', async () => {
    await emptied()
    const [one, other] = [guest(), guest()]
    await offered(one, { variants: ['ultima', 'fugue'], clocks: [rapid, days] }, 'pool')
    await offered(other, { variants: ['fugue', 'chess'], clocks: [rapid] }, 'pool')
    const begun = (await Promise.all([1, 2, 3].map(() => pairWaiting(db(), gameOf, now)))).flat()
    expect(begun).toHaveLength(1)
    const [row] = await db()
      .select()
      .from(game)
      .where(eq(game.id, begun[0]?.gameId ?? ''))
    expect(row).toMatchObject({ variant: 'fugue', clock: rapid })
    expect((await seatsOf(row?.id ?? '')).sort()).toEqual([one.id, other.id].sort())
  })

  it('takes up what the lobby offers, on its terms', async () => {
    await emptied()
    const [one, other] = [guest(), guest()]
    const open = await offered(one, { seat: 1 })
    await offered(other, { variants: ['chess', 'ultima'] }, 'pool')
    const [begun] = await pairWaiting(db(), gameOf, now)
    expect(await seatsOf(begun?.gameId ?? '')).toEqual([other.id, one.id])
    expect(await statusOf(open.id)).toBe('taken')
  })

  it('holds one wish of a player, the last', async () => {
    await emptied()
    const one = guest()
    const first = await offered(one, {}, 'pool')
    const second = await offered(one, { variants: ['fugue'] }, 'pool')
    expect(await Promise.all([first, second].map(({ id }) => statusOf(id)))).toEqual(['withdrawn', 'open'])
  })

  it('leaves out who has gone', async () => {
    await emptied()
    await offered(guest(), {}, 'pool')
    await offered(guest(), {}, 'pool')
    expect(await pairWaiting(db(), gameOf, later(21))).toEqual([])
  })
})

describe('a player who is in several places at once', () => {
  const boards = async ({ id }: Player) => {
    const ids = await db().select({ id: gamePlayer.gameId }).from(gamePlayer).where(eq(gamePlayer.playerId, id))
    return ids.length
  }

  it('is seated at one board for which they have to be there, whoever answers what first', async () => {
    for (let round = 0; round < 4; round++) {
      const [one, ...others] = await Promise.all([member(), member(), member(), member(), member()])
      const [x, y, z, w] = others
      if (!one || !x || !y || !z || !w) throw new Error('Five were asked for.')
      const mine = [
        await offered(one, { rated: true }),
        await offered(one, { rated: true, seat: 0 }),
        await offered(one, { rated: true }, 'link'),
      ] as const
      const theirs = await offered(w, { rated: true })
      const keys = await Promise.all([
        keyOf(accepted(x, mine[0].id)),
        keyOf(accepted(y, mine[1].id)),
        keyOf(accepted(z, mine[2].id)),
        keyOf(accepted(one, theirs.id)),
      ])
      expect(keys.filter((key) => key === 'done')).toHaveLength(1)
      expect(keys.filter((key) => !['done', 'seekGone', 'seekTaken', 'calledMeanwhile'].includes(key))).toEqual([])
      expect(await boards(one)).toBe(1)
    }
  })

  it('is paired once, though they join the pool from two tabs while it pairs', async () => {
    await db().delete(seek)
    const [one, x, y] = [guest(), guest(), guest()]
    await offered(x, { variants: ['fugue'] }, 'pool')
    await offered(y, { variants: ['chess'] }, 'pool')
    const joined = (variant: string) =>
      offered(one, { variants: [variant] }, 'pool').then(() => pairWaiting(db(), gameOf, now))
    await Promise.all([keyOf(joined('fugue')), keyOf(joined('chess'))])
    await pairWaiting(db(), gameOf, now)
    expect(await boards(one)).toBe(1)
  })

  it('begins game after game as they like, one after the other', async () => {
    const one = guest()
    for (const seconds of [1, 2]) {
      const theirs = await offered(guest())
      expect(await keyOf(accepted(one, theirs.id, later(seconds)))).toBe('done')
    }
    expect(await boards(one)).toBe(2)
  })
})

describe('an account that is being closed', () => {
  it('is in no game afterwards that is still played, whatever is answered meanwhile', async () => {
    const one = await member()
    const wishes = await Promise.all(
      [1, 2, 3, 4].map((count) => offered(one, { rated: true, clocks: [{ kind: 'days', days: count }] })),
    )
    const others = await Promise.all(wishes.map(() => member()))
    const closing = closeAccountOf(db(), gameOf, { id: one.id, name: one.name ?? '' }, now)
    const [, ...keys] = await Promise.all([
      closing,
      ...wishes.map(async ({ id }, index) => keyOf(accepted(others[index] ?? guest(), id))),
      keyOf(offered(one, { clocks: [days] }, 'link')),
    ])
    expect(keys.filter((key) => !['done', 'seekGone', 'accountClosed', 'tooManySeeks'].includes(key))).toEqual([])
    const played = await db()
      .select({ name: gamePlayer.name, status: game.status })
      .from(gamePlayer)
      .innerJoin(game, eq(game.id, gamePlayer.gameId))
      .where(eq(gamePlayer.playerId, one.id))
    expect(played.filter(({ name, status }) => name !== null || status === 'playing')).toEqual([])
    expect(await keyOf(offered(one))).toBe('accountClosed')
    const open = await db().select().from(seek).where(eq(seek.playerId, one.id))
    expect(open.filter(({ status }) => status === 'open')).toEqual([])
  })
})

describe('a crowd that does everything at once', () => {
  it('is refused for reasons alone, and every wish that was taken is one game’s, every game’s wishes its players’', async () => {
    await db().delete(seek)
    const crowd = Array.from({ length: 8 }, guest)
    const posted = await Promise.all(crowd.flatMap((one) => [offered(one), offered(one, { clocks: [days] })]))
    const pooled = crowd.slice(0, 4).map((one) => offered(one, { variants: ['ultima', 'chess'] }, 'pool'))
    const answers = posted.map(({ id }, index) => [
      accepted(crowd[(Math.floor(index / 2) + 3) % 8] ?? guest(), id),
      accepted(guest(), id),
    ])
    const keys = await Promise.all([
      ...pooled.map(keyOf),
      ...answers.flat().map(keyOf),
      ...[1, 2, 3].map(() => keyOf(pairWaiting(db(), gameOf, now))),
      ...crowd.slice(4).map((one, index) => keyOf(withdrawSeek(db(), one, posted[8 + 2 * index]?.id ?? '', now))),
      keyOf(keepSeeks(db(), [...crowd.map(({ id }) => id)], later(5))),
      keyOf(expireSeeks(db(), later(1))),
    ])
    expect(keys.filter((key) => !['done', 'seekGone', 'seekTaken', 'calledMeanwhile'].includes(key))).toEqual([])

    const rows = await db().select().from(seek)
    const taken = rows.filter(({ status }) => status === 'taken')
    expect(taken.length).toBeGreaterThan(0)
    for (const gameId of new Set(rows.flatMap((row) => row.gameId ?? []))) {
      const of = taken.filter((row) => row.gameId === gameId)
      const seats = await seatsOf(gameId)
      expect(of.length).toBe(of.some(({ kind }) => kind === 'pool') ? 2 : 1)
      for (const { playerId, opponentId } of of) expect([playerId, opponentId].sort()).toEqual([...seats].sort())
    }
    expect(rows.filter(({ status, gameId }) => (gameId === null) === (status === 'taken'))).toEqual([])
  })
})

describe('a block', () => {
  it('keeps two apart in the lobby, the pool, challenges and rematches, whichever of them made it', async () => {
    for (const direction of ['one blocks', 'other blocks']) {
      const [one, other] = [await member(), await member()]
      const played = await accepted(other, (await offered(one, { clocks: [days] }, 'link')).id)
      await db().update(game).set({ status: 'over' }).where(eq(game.id, played.gameId))
      const { id: direct } = await postSeek(db(), gameOf, one, 'direct', wish(), other, now)
      const [by, whom] = direction === 'one blocks' ? [one, other] : [other, one]
      await blockPlayer(db(), by.id, whom, now)

      expect(await statusOf(direct)).toBe('withdrawn')
      for (const [asker, owner] of [
        [one, other],
        [other, one],
      ] as const) {
        expect(await keyOf(accepted(asker, (await offered(owner)).id))).toBe('unavailable')
        expect(await keyOf(accepted(asker, (await offered(owner, {}, 'link')).id))).toBe('unavailable')
        expect(await keyOf(addresseeOf(db(), asker, owner.name ?? ''))).toBe('unavailable')
        expect(await keyOf(askRematch(db(), gameOf, asker, played.gameId, now))).toBe('unavailable')
        await offered(asker, {}, 'pool')
      }
      const begun = await pairWaiting(db(), gameOf, now)
      expect(begun.some(({ players }) => players.includes(one.id) && players.includes(other.id))).toBe(false)
      await db().update(seek).set({ status: 'withdrawn' }).where(eq(seek.status, 'open'))
    }
  })
})
