import { gameOf } from '@variorum/engine/catalogue'
import { and, eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { refusalIn } from '../../../test/online.ts'
import { ownDatabase } from '../../../test/own-database.ts'
import type { ClockRule } from '../../lib/clock/clock-rule.ts'
import { type SearchNews, search } from '../../lib/search-messages.ts'
import { nameProblem } from '../auth/name.ts'
import type { Player } from '../auth/player.ts'
import { account, botGame, gamePlayer, rating, seek } from '../db/schema/index.ts'
import { actOnline } from '../games/act-online.ts'
import { readOnline } from '../games/online-game.ts'
import { playOnline } from '../games/play-online.ts'
import { leaderboardOf } from '../records/leaderboard.ts'
import { askRematch } from '../seeks/ask-rematch.ts'
import { postSeek } from '../seeks/post-seek.ts'
import type { StoredWish } from '../seeks/seek-wish.ts'
import { answerChallenges } from './answer-challenges.ts'
import { botLevelOf, botOf } from './bot-account.ts'
import type { BotThink } from './choose.ts'
import { takeDueGames } from './due-games.ts'
import { fillWithBot, mostBotGames, playBot } from './meet-bot.ts'
import { type BotWorld, takeTurn } from './take-turn.ts'

const db = ownDatabase()

const rapid: ClockRule = { kind: 'fischer', initial: 600_000, increment: 5_000 }
let people = 0
let ids = 0

const guest = (): Player => ({ id: `bot-friend-${people++}`, name: null, isGuest: true, role: 'player' })

const wish = (changes: Partial<StoredWish> = {}): StoredWish => ({
  variants: ['ultima'],
  clocks: [rapid],
  rated: false,
  seat: 0,
  ratingMin: null,
  ratingMax: null,
  start: null,
  ...changes,
})

/** The search itself, on this very thread. */
const thinkHere: BotThink = async (about, options) => {
  const told: SearchNews[] = []
  search(
    gameOf(about.variant),
    { about, options },
    () => false,
    (news) => told.push(news),
  )
  const last = told.at(-1)
  return last?.kind === 'finished' && last.asked.ok ? last.asked.value : null
}

/** A process that tends bots, with a clock that stands still. */
function processAt(now: Date, think: BotThink = thinkHere) {
  const told: string[] = []
  const world: BotWorld = { db: db(), gameOf, think, now: () => now, tell: () => {}, count: (kind) => told.push(kind) }
  return {
    told,
    world,
    tend: async (gameId: string) => {
      const due = await takeDueGames(db(), now, 1_000, [])
      for (const mind of due.filter((one) => one.gameId === gameId)) await takeTurn(world, mind)
    },
  }
}

const begin = new Date('2026-12-01T12:00:00Z')
const later = (seconds: number) => new Date(begin.getTime() + seconds * 1_000)

const played = (player: Player, changes: Partial<Parameters<typeof playBot>[3]> = {}) =>
  playBot(db(), gameOf, player, { variant: 'ultima', clock: rapid, seat: 0, level: 'novice', ...changes }, begin)

async function moved(id: string, player: Player, move: string, at = begin) {
  const { row } = await readOnline(db(), id)
  return playOnline(db(), gameOf, player, { id, ply: row.ply, move, clientId: `client-${ids++}` }, at)
}

const acted = (id: string, player: Player, kind: 'offerDraw' | 'askTakeback' | 'resign', at = begin) =>
  actOnline(db(), gameOf, player, { id, kind, clientId: `client-${ids++}` }, at)

it('a bot answers a waiting casual wish of whoever asks for it, once, whoever asks at the same moment', async () => {
  const owner = guest()
  const { id } = await postSeek(db(), gameOf, owner, 'lobby', wish(), null, begin)
  expect((await refusalIn(fillWithBot(db(), gameOf, guest(), id, begin))).key).toBe('notForYou')
  const answers = await Promise.allSettled([1, 2, 3].map(() => fillWithBot(db(), gameOf, owner, id, begin)))
  const begun = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(begun).toHaveLength(1)
  const { row, players } = await readOnline(db(), begun[0]?.gameId ?? '')
  expect(row).toMatchObject({ rated: false, clock: rapid })
  // Nobody knows how strong a guest is who has not played.
  expect(players.map(({ playerId }) => botLevelOf(playerId))).toEqual([null, 'beginner'])
})

it('no bot answers a rated wish, nor one for a game whose players it cannot be', async () => {
  const owner: Player = { id: 'somebody', name: 'Somebody', isGuest: false, role: 'player' }
  const { id } = await postSeek(db(), gameOf, owner, 'lobby', wish({ rated: true }), null, begin)
  expect((await refusalIn(fillWithBot(db(), gameOf, owner, id, begin))).key).toBe('noBotHere')
  expect((await refusalIn(played(guest(), { variant: 'four-player-chess' }))).key).toBe('noBots')
})

it('of the wishes of a pool a bot picks one, at a level that its rating says', async () => {
  const owner: Player = { id: 'strong', name: 'Strong', isGuest: false, role: 'player' }
  await db().insert(account).values({ id: 'strong', name: 'Strong', nameKey: 'strong', createdAt: begin })
  const numbers = { rating: 1790, deviation: 60, volatility: 0.06, games: 40, wins: 20, draws: 0, losses: 20 }
  await db()
    .insert(rating)
    .values(
      ['ultima', 'chess'].map((variant) => ({
        playerId: 'strong',
        variant,
        speed: 'rapid' as const,
        ...numbers,
        playedAt: begin,
      })),
    )
  const pool = wish({ variants: ['ultima', 'chess'], seat: null })
  const { id } = await postSeek(db(), gameOf, owner, 'pool', pool, null, begin)
  const { gameId, players } = await fillWithBot(db(), gameOf, owner, id, begin)
  expect(['ultima', 'chess']).toContain((await readOnline(db(), gameId)).row.variant)
  expect(players.map(botLevelOf)).toContain('expert')
})

it('a person has so many games against bots at once and no more', async () => {
  const person = guest()
  for (let games = 0; games < mostBotGames; games++) await played(person)
  expect(await refusalIn(played(person))).toMatchObject({ key: 'tooManyBotGames', params: { limit: mostBotGames } })
})

it('a bot makes its turn through the judge, once however many processes think of it', async () => {
  const person = guest()
  const { gameId } = await played(person)
  const [one, other] = [processAt(later(1)), processAt(later(1))]
  await one.tend(gameId)
  expect(one.told).toEqual([])
  await moved(gameId, person, 'a2a3')
  await Promise.all([one.tend(gameId), other.tend(gameId)])
  expect([...one.told, ...other.told]).toEqual(['move'])
  expect((await readOnline(db(), gameId)).row).toMatchObject({ ply: 2, status: 'playing' })
})

it('a turn that a process died over is taken by another, and what was thought twice is played once', async () => {
  const person = guest()
  const { gameId } = await played(person)
  await moved(gameId, person, 'a2a3')
  const held = (await takeDueGames(db(), later(1), 1_000, [])).find((one) => one.gameId === gameId)
  expect(held).toBeDefined()
  expect(await takeDueGames(db(), later(2), 1_000, [])).toEqual([])
  const other = processAt(later(20))
  await other.tend(gameId)
  expect(other.told).toEqual(['move'])
  // The first was only slow, and comes to the same.
  const slow = processAt(later(21))
  if (held) await takeTurn(slow.world, held)
  expect((await readOnline(db(), gameId)).row.ply).toBe(2)
})

it('in a game with something hidden a bot is asked about its share, and never about the line', async () => {
  const person = guest()
  const { gameId } = await played(person, { variant: 'fog-of-war' })
  await moved(gameId, person, 'e2e4')
  const think = vi.fn(thinkHere)
  await processAt(later(1), think).tend(gameId)
  const about = think.mock.calls.map(([one]) => one)
  expect(about.map((one) => 'moves' in one)).toEqual([false])
  expect(JSON.stringify(about)).not.toContain('e2e4')
  expect((await readOnline(db(), gameId)).row.ply).toBe(2)
})

it('a turn of two steps is made whole', async () => {
  const person = guest()
  const { gameId } = await played(person, { variant: 'duck-chess' })
  await moved(gameId, person, 'e2e4')
  await moved(gameId, person, '*@e5')
  await processAt(later(1)).tend(gameId)
  expect((await readOnline(db(), gameId)).row).toMatchObject({ ply: 4 })
})

it('a bot lets moves be taken back, and declines a draw while it thinks itself better or knows nothing', async () => {
  const person = guest()
  const { gameId } = await played(person)
  await moved(gameId, person, 'a2a3')
  await processAt(later(1)).tend(gameId)
  await moved(gameId, person, 'b2b3', later(2))
  await processAt(later(3)).tend(gameId)
  await acted(gameId, person, 'askTakeback', later(4))
  await processAt(later(5)).tend(gameId)
  expect((await readOnline(db(), gameId)).row).toMatchObject({ ply: 2, offers: {} })
  await acted(gameId, person, 'offerDraw', later(6))
  const process = processAt(later(7))
  await process.tend(gameId)
  expect(process.told).toEqual(['declineDraw'])
})

/** Both push pawns, and the bot thinks so of its chances, until the game is over or so many plies are played. */
async function pushPawns(gameId: string, person: Player, score: number, plies: number) {
  const files = [...'abcdefgh', ...'abcdefgh'].map((file, index) => `${file}${index < 8 ? '2' : '3'}`)
  for (const [turn, from] of files.entries()) {
    const { row } = await readOnline(db(), gameId)
    if (row.status === 'over' || row.ply >= plies) return
    const to = `${from[0]}${Number(from[1]) + 1}`
    const mirrored = (cell: string) => `${cell[0]}${9 - Number(cell[1])}`
    await moved(gameId, person, `${from}${to}`, later(2 * turn))
    const thought = await thinkHere({ variant: 'chess', moves: [] }, { seed: 1, limits: { depth: 1 } }, '')
    const best = `${mirrored(from)}${mirrored(to)}`
    await processAt(later(2 * turn + 1), async () => thought && { ...thought, best, score }).tend(gameId)
  }
}

it('a bot that has been without hope for some turns gives up', async () => {
  const person = guest()
  const { gameId } = await played(person, { variant: 'chess', level: 'club' })
  await pushPawns(gameId, person, -3_000, 30)
  expect((await readOnline(db(), gameId)).row).toMatchObject({ ply: 21, reason: 'resignation', winner: 0 })
})

it('a bot that stands no better agrees to a draw once the game is well under way', async () => {
  const person = guest()
  const { gameId } = await played(person, { variant: 'chess', level: 'club' })
  await pushPawns(gameId, person, -10, 20)
  await acted(gameId, person, 'offerDraw', later(40))
  await processAt(later(41)).tend(gameId)
  expect((await readOnline(db(), gameId)).row).toMatchObject({ status: 'over', reason: 'agreement', winner: null })
})

it('a bot plays a rematch, and any casual challenge; a rated one it declines', async () => {
  const person = guest()
  const { gameId } = await played(person)
  await acted(gameId, person, 'resign')
  const asked = await askRematch(db(), gameOf, person, gameId, later(1))
  expect(asked.kind).toBe('asked')
  const { begun } = await answerChallenges(db(), gameOf, later(2))
  expect(begun).toHaveLength(1)
  const next = await readOnline(db(), begun[0]?.gameId ?? '')
  expect(next.row.rematchOf).toBe(gameId)
  expect(next.players.map(({ playerId }) => botLevelOf(playerId))).toEqual(['novice', null])
  expect((await answerChallenges(db(), gameOf, later(3))).begun).toEqual([])

  const member: Player = { id: 'member', name: 'Member', isGuest: false, role: 'player' }
  const bot = botOf('novice')
  const { id } = await postSeek(db(), gameOf, member, 'direct', wish({ rated: true }), bot, later(4))
  const { declined } = await answerChallenges(db(), gameOf, later(5))
  expect(declined).toMatchObject([{ id, declineReason: 'casualOnly' }])
  expect((await db().select().from(seek).where(eq(seek.id, id)))[0]?.status).toBe('declined')
})

it('bots have names that no person can take, and are on no leaderboard', async () => {
  expect(nameProblem(botOf('novice').name ?? '')).toBe('nameReserved')
  const bots = await db()
    .select()
    .from(gamePlayer)
    .innerJoin(botGame, and(eq(botGame.gameId, gamePlayer.gameId), eq(botGame.seat, gamePlayer.seat)))
  expect(bots.length).toBeGreaterThan(0)
  expect(bots.every(({ game_player }) => game_player.ratingChange === null)).toBe(true)
  const board = await leaderboardOf(db(), { variant: 'ultima', speed: 'rapid' }, begin)
  expect(board.players.map(({ name }) => name)).toEqual(['Strong'])
})
