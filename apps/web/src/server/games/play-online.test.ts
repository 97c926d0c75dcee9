import { describe, expect, it } from 'vitest'
import { refusalIn, sitDown } from '../../../test/online.ts'
import { ownDatabase } from '../../../test/own-database.ts'

const db = ownDatabase()

describe('a move', () => {
  it('is in the game once it is answered, and tells what it took', async () => {
    const game = await sitDown(db(), { variant: 'ultima' })
    await game.move(0, 'e2e4')
    game.wait(3_000)
    await game.move(1, 'e7e5')
    game.wait(5_000)
    const after = await game.move(0, 'd2d4')
    expect(after.moves).toEqual(['e2e4', 'e7e5', 'd2d4'])
    // Three minutes, less five seconds, and the two of the increment; the first turns cost nothing and earn nothing.
    expect(after.times).toEqual([
      { left: 180_000, spent: 0 },
      { left: 180_000, spent: 3_000 },
      { left: 177_000, spent: 5_000 },
    ])
    expect(after.row).toMatchObject({ ply: 3, version: 3 })
  })

  // T-R1, as far as the server goes.
  it('sent again under its id is played once, whoever has moved meanwhile', async () => {
    const game = await sitDown(db(), { variant: 'ultima' })
    const sent = { ply: 0, clientId: 'first-move' }
    await game.move(0, 'e2e4', sent)
    expect(await game.move(0, 'e2e4', sent)).toMatchObject({ row: { version: 1 }, moves: ['e2e4'] })
    await game.move(1, 'e7e5')
    expect(await game.move(0, 'e2e4', sent)).toMatchObject({ row: { version: 2 }, moves: ['e2e4', 'e7e5'] })
  })

  it('is refused under an id that another move was sent with, or a move of another time', async () => {
    const game = await sitDown(db(), { variant: 'ultima' })
    const sent = { ply: 0, clientId: 'first-move' }
    await game.move(0, 'e2e4', sent)
    expect(await refusalIn(game.move(0, 'd2d4', sent))).toMatchObject({ key: 'conflict', state: { moves: ['e2e4'] } })
    await game.move(1, 'e7e5')
    expect(await refusalIn(game.move(0, 'd2d4', sent))).toMatchObject({ key: 'conflict' })
    expect(await refusalIn(game.move(0, 'd2d4', { ...sent, ply: 2 }))).toMatchObject({ key: 'conflict' })
  })

  // T-R5.
  it('that is refused leaves the game as it was, says why, and brings the game as it is', async () => {
    const game = await sitDown(db(), { variant: 'ultima' })
    await game.move(0, 'e2e4')
    const before = await game.read()
    const refused = [
      [await refusalIn(game.move(1, 'e7c4')), 'illegalMove'],
      [await refusalIn(game.move(1, '☃☃☃☃')), 'badMove'],
      [await refusalIn(game.move(1, 'e7e5', { ply: 0 })), 'conflict'],
      [await refusalIn(game.move(0, 'd2d4')), 'conflict'],
    ] as const
    for (const [{ key, state }, expected] of refused) {
      expect(key).toBe(expected)
      expect(state).toMatchObject({ moves: ['e2e4'], version: 1, status: 'playing', toMove: 1 })
    }
    expect(await game.read()).toEqual(before)
  })

  // T-R6.
  it('made in two tabs at once is one move, and both tabs learn which', async () => {
    const game = await sitDown(db(), { variant: 'ultima' })
    const sent = await Promise.allSettled([
      game.move(0, 'e2e4', { ply: 0, clientId: 'tab-one-1' }),
      game.move(0, 'd2d4', { ply: 0, clientId: 'tab-two-1' }),
    ])
    expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const { moves } = await game.read()
    expect(moves).toHaveLength(1)
    const lost = sent.find((each) => each.status === 'rejected')
    expect(await refusalIn(Promise.reject(lost?.reason))).toMatchObject({ key: 'conflict', state: { moves } })
  })

  it('is nobody’s but the players’', async () => {
    const game = await sitDown(db(), { variant: 'ultima' })
    expect(await refusalIn(game.move(7, 'e2e4'))).toMatchObject({ key: 'notYours' })
    expect(await refusalIn(game.act(7, 'resign'))).toMatchObject({ key: 'notYours' })
  })

  it('of several steps changes hands and earns its increment with the last of them', async () => {
    const game = await sitDown(db(), { variant: 'duck-chess' })
    await game.move(0, 'e2e4')
    expect((await game.read()).row.clockState).toMatchObject({ running: 0, isFirst: true })
    await game.move(0, '*@e3')
    await game.move(1, 'e7e5')
    await game.move(1, '*@e6')
    game.wait(2_000)
    const halfway = await game.move(0, 'd2d4')
    expect(halfway.row.clockState).toMatchObject({ running: 0, seats: [{ left: 180_000 }, {}] })
    game.wait(3_000)
    const after = await game.move(0, '*@e3')
    expect(after.row.clockState).toMatchObject({ running: 1, seats: [{ left: 177_000 }, { left: 180_000 }] })
  })

  it('that ends the game ends it, and stops the clocks', async () => {
    const game = await sitDown(db(), { variant: 'chess' })
    // Fool’s mate.
    for (const [ply, move] of ['f2f3', 'e7e5', 'g2g4', 'd8h4'].entries()) await game.move(ply % 2, move)
    const { row } = await game.read()
    expect(row).toMatchObject({ status: 'over', reason: 'checkmate', winner: 1, deadline: null })
    expect(row.clockState?.running).toBeNull()
    expect((await game.seen(0)).may).toEqual([])
  })
})

// T-D3: what the rule sheets say of a position that stands for the third time.
describe('a position that comes again', () => {
  const there = ['b1c3', 'b8c6', 'c3b1', 'c6b8']

  it('draws where the rules say so', async () => {
    const game = await sitDown(db(), { variant: 'chess' })
    for (const [ply, move] of [...there, ...there].entries()) await game.move(ply % 2, move)
    expect((await game.read()).row).toMatchObject({ status: 'over', reason: 'repetition', winner: null })
  })

  it('loses for whoever brings it about where the rules say that', async () => {
    const game = await sitDown(db(), { variant: 'fugue', start: '4k3/8/8/8/8/8/8/PP2K3 w' })
    const shuffle = ['e1e2', 'e8e7', 'e2e1', 'e7e8']
    for (const [ply, move] of [...shuffle, ...shuffle].entries()) await game.move(ply % 2, move)
    expect((await game.read()).row).toMatchObject({ status: 'over', reason: 'repetition', winner: 0 })
  })
})

describe('a game in which not everybody sees everything', () => {
  it('tells each player their share, watchers whose turn it is, and everybody everything once it is over', async () => {
    const game = await sitDown(db(), { variant: 'fog-of-war' })
    await game.move(0, 'e2e4')
    await game.move(1, 'd7d5')
    const [white, watcher] = [await game.seen(0), await game.seen(null)]
    expect(white).toMatchObject({ moves: [], times: [], mySeat: 0, view: { seat: 0 } })
    expect(white.view?.replay.steps.map(({ move }) => move.id)).toEqual(['e2e4', '?'])
    expect(watcher).toMatchObject({ moves: [], times: [], mySeat: null, view: null, ply: 2, toMove: 0, may: [] })
    expect(JSON.stringify(watcher)).not.toMatch(/d7d5|e2e4|[pP]{8}/)
    const refused = await refusalIn(game.move(0, 'e4e6'))
    expect(JSON.stringify(refused.state)).not.toContain('d7d5')
    await game.act(0, 'resign')
    expect(await game.seen(null)).toMatchObject({ moves: ['e2e4', 'd7d5'], view: null })
  })

  it('takes no move back', async () => {
    const game = await sitDown(db(), { variant: 'fog-of-war' })
    await game.move(0, 'e2e4')
    expect((await game.seen(0)).may).not.toContain('askTakeback')
    expect(await refusalIn(game.act(0, 'askTakeback'))).toMatchObject({ key: 'noTakeback' })
  })
})

describe('a game without a clock', () => {
  it('is played as others are, and nothing ends it by itself', async () => {
    const game = await sitDown(db(), { variant: 'ultima', clock: null })
    await game.move(0, 'e2e4')
    game.wait(10 * 24 * 3_600_000)
    const { row, times } = await game.move(1, 'e7e5')
    expect(row).toMatchObject({ status: 'playing', deadline: null, speed: null, clockState: { running: 0 } })
    expect(times[1]).toEqual({ left: null, spent: null })
  })
})

describe('a game with many arrays', () => {
  it('begins from one that was drawn, rated or not', async () => {
    const players = [
      { id: 'ada', name: 'Ada' },
      { id: 'bob', name: 'Bob' },
    ]
    const games = [1, 2, 3, 4].map(() => sitDown(db(), { variant: 'chess960', rated: true, players }))
    const starts = (await Promise.all(games)).map(({ begun }) => begun.row.start ?? '')
    for (const start of starts)
      expect(start).toMatch(/^(?=.{0,7}b)(?=.{0,7}r.*k.*r)[bknqr]{8}\/p{8}\/8\/8\/8\/8\/P{8}\/[BKNQR]{8} w /)
    // Four draws from 960 agree once in nearly a thousand million times.
    expect(new Set(starts).size).toBeGreaterThan(1)
  })
})

describe('a game that cannot be', () => {
  it('is refused: for more than two, against oneself, from an end, or rated without what ratings need', async () => {
    const ada = { id: 'ada', name: 'Ada' }
    const bob = { id: 'bob', name: 'Bob' }
    const guest = { id: 'guest', name: null }
    const refusals = [
      [{ variant: 'nonsense' }, 'unknownVariant'],
      [{ variant: 'four-player-chess' }, 'notForTwo'],
      [{ variant: 'ultima', players: [ada, ada] }, 'ownOpponent'],
      [{ variant: 'ultima', start: '7k/8/8/8/8/8/8/K7 w' }, 'alreadyOver'],
      [{ variant: 'ultima', start: 'rubbish' }, 'badPosition'],
      [{ variant: 'ultima', rated: true, players: [ada, guest] }, 'notRatable'],
      [{ variant: 'ultima', rated: true, players: [ada, bob], clock: null }, 'notRatable'],
      [{ variant: 'ultima', rated: true, players: [ada, bob], start: '4k3/8/8/8/8/8/8/PP2K3 w' }, 'notRatable'],
    ] as const
    for (const [wish, key] of refusals) expect(await refusalIn(sitDown(db(), wish))).toMatchObject({ key })
  })
})
