import { gameOf } from '@variorum/engine/catalogue'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ownDatabase } from '../../../test/own-database.ts'
import type { Player } from '../auth/player.ts'
import { gamePlayer, gameSignal } from '../db/schema/index.ts'
import { actOnline } from '../games/act-online.ts'
import { endOverdue } from '../games/end-overdue.ts'
import { playOnline } from '../games/play-online.ts'
import { acceptSeek } from '../seeks/accept-seek.ts'
import { postSeek } from '../seeks/post-seek.ts'
import { queueBanOf } from './queue-ban.ts'

const db = ownDatabase()

let people = 0
const guest = (): Player => ({ id: `guest-${people++}`, name: null, isGuest: true, role: 'player' })
const noon = Date.UTC(2026, 0, 1, 12)
const at = (minutes: number) => new Date(noon + minutes * 60_000)
const blitz = { kind: 'fischer', initial: 180_000, increment: 2_000 } as const
const rest = { variants: ['ultima'], clocks: [blitz], rated: false, ratingMin: null, ratingMax: null, start: null }

/** A game that one offers and another takes up; who offers has the first seat. */
async function begun(owner: Player, other: Player, kind: 'lobby' | 'link', now: Date): Promise<string> {
  const { id } = await postSeek(db(), gameOf, owner, kind, { ...rest, seat: 0 }, null, now)
  return (await acceptSeek(db(), gameOf, other, id, now)).gameId
}

const called = (player: Player, id: string, now: Date) =>
  actOnline(db(), gameOf, player, { id, kind: 'abort', clientId: `abort-${id}` }, now)
const conductsIn = async (id: string) =>
  (await db().select().from(gameSignal).where(eq(gameSignal.gameId, id)).orderBy(gameSignal.seat)).map(
    ({ conduct }) => conduct,
  )
const keyOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (error: unknown) => (error instanceof Error ? error.message : 'not an error'),
  )

describe('leaving games', () => {
  it('closes the lobby and the pool for a while to who keeps calling games off, and to nobody else', async () => {
    const [quitter, patient] = [guest(), guest()]
    for (const minute of [0, 1, 2]) {
      expect(await queueBanOf(db(), quitter.id, at(minute))).toBeNull()
      const id = await begun(quitter, patient, 'lobby', at(minute))
      await called(quitter, id, at(minute))
      expect(await conductsIn(id)).toEqual(['aborted', 'stayed'])
    }
    expect(await queueBanOf(db(), quitter.id, at(2))).toEqual({ why: 'leaving', until: at(12) })
    expect(await queueBanOf(db(), patient.id, at(2))).toBeNull()
    expect(await keyOf(begun(quitter, patient, 'lobby', at(3)))).toBe('queueBanned')
    expect(await keyOf(begun(patient, quitter, 'lobby', at(3)))).toBe('queueBanned')
    expect(await keyOf(postSeek(db(), gameOf, quitter, 'pool', { ...rest, seat: null }, null, at(3)))).toBe(
      'queueBanned',
    )
    expect(await keyOf(begun(quitter, patient, 'link', at(3)))).toBe('done')
    expect(await keyOf(begun(quitter, patient, 'lobby', at(13)))).toBe('done')
  })

  it('is what giving up before the first move is, and giving up later is not', async () => {
    const [quitter, patient] = [guest(), guest()]
    const given = (id: string, minute: number) =>
      actOnline(db(), gameOf, quitter, { id, kind: 'resign', clientId: `resign-${id}` }, at(minute))
    for (const minute of [0, 1, 2]) {
      expect(await queueBanOf(db(), quitter.id, at(minute))).toBeNull()
      const id = await begun(patient, quitter, 'lobby', at(minute))
      await playOnline(db(), gameOf, patient, { id, ply: 0, move: 'a2a4', clientId: 'first-move' }, at(minute))
      await given(id, minute)
      expect(await conductsIn(id)).toEqual(['stayed', 'aborted'])
    }
    expect(await queueBanOf(db(), quitter.id, at(2))).toEqual({ why: 'leaving', until: at(12) })

    const id = await begun(quitter, patient, 'link', at(3))
    await playOnline(db(), gameOf, quitter, { id, ply: 0, move: 'a2a4', clientId: 'first-move' }, at(3))
    await given(id, 3)
    expect(await conductsIn(id)).toEqual(['stayed', 'stayed'])
  })

  it('costs nothing between friends', async () => {
    const [one, other] = [guest(), guest()]
    for (const minute of [0, 1, 2, 3]) await called(one, await begun(one, other, 'link', at(minute)), at(minute))
    expect(await queueBanOf(db(), one.id, at(4))).toBeNull()
  })

  it('is told from thinking by who had a stream, and from not coming by whose turn it was', async () => {
    const play = async (seenAtEnd: boolean) => {
      const seats = [guest(), guest()] as const
      const id = await begun(seats[0], seats[1], 'lobby', at(0))
      for (const [ply, move] of ['a2a4', 'a7a5'].entries()) {
        await playOnline(db(), gameOf, seats[ply === 0 ? 0 : 1], { id, ply, move, clientId: `move-${ply}` }, at(0))
      }
      const seenAt = seenAtEnd ? at(10) : at(0)
      await db().update(gamePlayer).set({ seenAt }).where(eq(gamePlayer.gameId, id))
      return id
    }
    const [gone, thinking] = [await play(false), await play(true)]
    const empty = await begun(guest(), guest(), 'lobby', at(0))
    await endOverdue(db(), gameOf, at(10))
    expect(await conductsIn(gone)).toEqual(['left', 'stayed'])
    expect(await conductsIn(thinking)).toEqual(['stayed', 'stayed'])
    expect(await conductsIn(empty)).toEqual(['noShow', 'stayed'])
  })
})

it('the times of the moves that stand are kept with each seat', async () => {
  const [one, other] = [guest(), guest()]
  const id = await begun(one, other, 'link', at(0))
  const moves = ['a2a4', 'a7a5', 'b2b4', 'b7b5']
  for (const [ply, move] of moves.entries()) {
    // Four seconds for each move of the first seat; two, then six, for the second.
    const now = new Date(noon + [4_000, 6_000, 10_000, 16_000][ply])
    await playOnline(db(), gameOf, ply % 2 === 0 ? one : other, { id, ply, move, clientId: `move-${ply}` }, now)
  }
  await actOnline(db(), gameOf, one, { id, kind: 'resign', clientId: 'resigned-1' }, at(1))
  const rows = await db().select().from(gameSignal).where(eq(gameSignal.gameId, id)).orderBy(gameSignal.seat)
  expect(rows.map(({ timed, thinkMean, thinkSpread }) => [timed, thinkMean, thinkSpread])).toEqual([
    [2, 4_000, 0],
    [2, 4_000, 2_000],
  ])
})
