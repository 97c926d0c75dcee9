import { gameOf } from '@variorum/engine/catalogue'
import { type Puzzle, puzzleId } from '@variorum/engine/puzzles'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ownDatabase } from '../../../test/own-database.ts'
import { puzzleAttempt, puzzleRating, puzzleStanding } from '../db/schema/index.ts'
import { beginAttempt } from './begin-attempt.ts'
import { claimPuzzles } from './claim-puzzles.ts'
import { giveAway, tryMove } from './try-move.ts'
import { weightOf } from './weigh.ts'

const db = ownDatabase()
const game = gameOf('chess')
if (game === undefined) throw new Error('chess')
const now = new Date('2026-01-01T00:00:00Z')

// Philidor's legacy: the queen is given on g8, and the knight smothers the king.
const position = '3r3k/6pp/7N/8/8/1Q6/8/6K1 b - -'
const legacy: Puzzle = {
  id: puzzleId('chess', position, 'd8f8', 'b3g8'),
  slug: 'chess',
  position,
  led: 'd8f8',
  line: ['b3g8', 'f8g8', 'h6f7'].map((move) => ({ move, also: [] })),
  goal: { kind: 'mate', in: 2 },
  themes: ['smotheredMate'],
  rating: 1500,
  source: 'self-play',
}
const another: Puzzle = { ...legacy, id: 'another' }

const begin = (playerId: string, puzzle = legacy, isRated = true, theme: string | null = null) =>
  beginAttempt(db(), { playerId, puzzle, isRated, theme }, now)
const play = (playerId: string, attemptId: string, step: number, move: string, puzzle = legacy) =>
  tryMove(db(), game, puzzle, { attemptId, playerId, step, move }, now)
const standingOf = async (playerId: string) => {
  const [row] = await db().select().from(puzzleStanding).where(eq(puzzleStanding.playerId, playerId))
  return row
}

describe('a rated puzzle', () => {
  it('is solved step by step, and what has not been found is not told', async () => {
    const { id } = await begin('ann')
    const first = await play('ann', id, 0, 'b3g8')
    expect(first).toEqual({ kind: 'goesOn', replies: ['f8g8'], result: null, rating: null })
    const last = await play('ann', id, 2, 'h6f7')
    expect(last).toMatchObject({ kind: 'solved', result: 'solved', rating: { before: 1500 } })
    expect((await standingOf('ann'))?.rating).toBeGreaterThan(1500)
    expect(await standingOf('ann')).toMatchObject({ solved: 1, failed: 0 })
  })

  it('is decided by the first wrong move, and finding the rest afterwards changes nothing', async () => {
    const { id } = await begin('bob')
    expect(await play('bob', id, 0, 'h6f7')).toMatchObject({
      kind: 'wrong',
      result: 'failed',
      rating: { before: 1500 },
    })
    const after = await standingOf('bob')
    expect(after?.rating).toBeLessThan(1500)
    await play('bob', id, 0, 'b3g8')
    expect(await play('bob', id, 2, 'h6f7')).toMatchObject({ kind: 'solved', result: 'failed', rating: null })
    expect(await standingOf('bob')).toEqual(after)
  })

  it('counts once: another try of it is casual', async () => {
    const { id } = await begin('cid')
    await play('cid', id, 0, 'h6f7')
    const again = await begin('cid')
    expect(again).toMatchObject({ isRated: false, step: 0, result: null })
    await play('cid', again.id, 0, 'b3g8')
    expect(await play('cid', again.id, 2, 'h6f7')).toMatchObject({ result: 'solved', rating: null })
    expect(await standingOf('cid')).toMatchObject({ solved: 0, failed: 1 })
  })

  it('cannot be passed over for another: the one not decided comes back', async () => {
    const { id } = await begin('dan')
    expect(await begin('dan', another)).toMatchObject({ id, puzzleId: legacy.id })
    expect(await begin('dan', another, false)).toMatchObject({ puzzleId: another.id, isRated: false })
  })

  it('is failed by looking at the answer', async () => {
    const { id } = await begin('eve')
    expect(await giveAway(db(), legacy, { attemptId: id, playerId: 'eve' }, now)).toEqual(['b3g8', 'f8g8', 'h6f7'])
    expect(await standingOf('eve')).toMatchObject({ solved: 0, failed: 1 })
  })

  it('is untouched by a move that cannot be played', async () => {
    const { id } = await begin('fay')
    expect(await play('fay', id, 0, 'b3b9')).toMatchObject({ kind: 'refused', result: null })
    expect(await standingOf('fay')).toBeUndefined()
  })

  it('tells a move that is sent twice how far it has come, and makes it once', async () => {
    const { id } = await begin('gus')
    await play('gus', id, 0, 'b3g8')
    expect(await play('gus', id, 0, 'b3g8')).toEqual({ kind: 'elsewhere', made: ['b3g8', 'f8g8'] })
  })

  it('is decided once by two moves at once', async () => {
    const { id } = await begin('hal')
    await Promise.all([play('hal', id, 0, 'h6f7'), play('hal', id, 0, 'b3a3')])
    expect(await standingOf('hal')).toMatchObject({ solved: 0, failed: 1 })
  })

  it('is nobody else’s to solve', async () => {
    const { id } = await begin('ida')
    expect(await play('ann', id, 0, 'b3g8')).toEqual({ kind: 'unknown' })
    expect(await giveAway(db(), legacy, { attemptId: id, playerId: 'ann' }, now)).toBeUndefined()
  })
})

describe('a result', () => {
  it('counts for less the more of the answer the theme gave away', async () => {
    // Lichess: nearly all given away 0.1 and 0.4, a good part 0.2 and 0.7, nothing 1.
    expect([weightOf('castling', true), weightOf('castling', false)]).toEqual([0.1, 0.4])
    expect([weightOf('fork', true), weightOf('fork', false)]).toEqual([0.2, 0.7])
    expect([weightOf(null, true), weightOf(null, false)]).toEqual([1, 1])
    const { id } = await begin('jon', another, true, 'smotheredMate')
    await play('jon', id, 0, 'h6f7', another)
    const full = await standingOf('bob')
    const part = await standingOf('jon')
    expect(part?.rating).toBeGreaterThan(full?.rating ?? 1500)
    expect(part?.rating).toBeLessThan(1500)
  })

  it('of somebody nothing is known of leaves the puzzle as it was graded', async () => {
    const [row] = await db().select().from(puzzleRating).where(eq(puzzleRating.puzzleId, legacy.id))
    expect(row).toMatchObject({ rating: 1500, deviation: 150 })
  })

  it('of a casual try is kept and rated nowhere', async () => {
    const { id } = await begin('kay', legacy, false)
    await play('kay', id, 0, 'h6f7')
    const [row] = await db().select().from(puzzleAttempt).where(eq(puzzleAttempt.id, id))
    expect(row).toMatchObject({ result: 'failed', ratingBefore: null, decidedAt: now })
    expect(await standingOf('kay')).toBeUndefined()
  })
})

it('what a guest has tried goes to the account, and the rating with more behind it stays', async () => {
  const { id } = await begin('guest')
  await play('guest', id, 0, 'h6f7')
  await begin('guest', another)
  await begin('lea', another)
  const guests = await standingOf('guest')
  await db().transaction((tx) => claimPuzzles(tx, 'guest', 'lea'))
  expect(await standingOf('lea')).toEqual({ ...guests, playerId: 'lea' })
  expect(await standingOf('guest')).toBeUndefined()
  const tried = await db().select().from(puzzleAttempt).where(eq(puzzleAttempt.playerId, 'lea'))
  expect(tried.map(({ isRated, result }) => [isRated, result]).sort()).toEqual([
    [false, null],
    [true, null],
    [true, 'failed'],
  ])
})
