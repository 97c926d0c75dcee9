import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { refusalIn, type Sitting, sitDown } from '../../../test/online.ts'
import { ownDatabase } from '../../../test/own-database.ts'
import { gamePlayer } from '../db/schema/index.ts'
import { eventOf, readLatest } from './online-event.ts'

const db = ownDatabase()

/** A game in which both have moved. */
async function begun(wish: Partial<Sitting> = {}) {
  const game = await sitDown(db(), { variant: 'ultima', ...wish })
  await game.move(0, 'e2e4')
  await game.move(1, 'e7e5')
  return game
}

describe('resigning', () => {
  it('gives the game to the other, and twice is once', async () => {
    const game = await begun()
    await game.act(0, 'resign', { clientId: 'resign-1' })
    const again = await game.act(0, 'resign', { clientId: 'resign-1' })
    const fromAnotherTab = await game.act(0, 'resign')
    for (const { row } of [again, fromAnotherTab]) expect(row).toMatchObject({ winner: 1, scores: [0, 1], version: 3 })
    expect(await refusalIn(game.act(1, 'resign'))).toMatchObject({ key: 'gameOver', state: { version: 3 } })
  })
})

// T-A1.
describe('calling a game off', () => {
  it('is open to either until both have moved, and counts for nobody', async () => {
    for (const seat of [0, 1]) {
      const game = await sitDown(db(), { variant: 'ultima' })
      await game.move(0, 'e2e4')
      expect((await game.seen(seat)).may).toContain('abort')
      const { row } = await game.act(seat, 'abort')
      expect(row).toMatchObject({ status: 'over', reason: 'aborted', winner: null, scores: [] })
    }
    const game = await begun()
    expect(await refusalIn(game.act(0, 'abort'))).toMatchObject({ key: 'hasBegun' })
  })
})

describe('a draw', () => {
  it('is agreed on by accepting, or by offering what the other offers', async () => {
    for (const answer of ['acceptDraw', 'offerDraw'] as const) {
      const game = await begun()
      await game.act(0, 'offerDraw')
      expect((await game.seen(1)).drawOffer).toBe(0)
      const { row } = await game.act(1, answer)
      expect(row).toMatchObject({ status: 'over', reason: 'agreement', winner: null, scores: [0.5, 0.5], offers: {} })
    }
  })

  it('offered stands through its maker’s move, goes with the other’s, and is not offered again at once', async () => {
    const game = await begun()
    await game.act(0, 'offerDraw')
    expect((await game.move(0, 'd2d4')).row.offers.draw).toBe(0)
    expect((await game.move(1, 'd7d5')).row.offers.draw).toBeUndefined()
    expect(await refusalIn(game.act(1, 'acceptDraw'))).toMatchObject({ key: 'noOffer' })
    expect(await refusalIn(game.act(0, 'offerDraw'))).toMatchObject({ key: 'offeredLately', params: { moves: 9 } })
  })

  it('declined is gone, and declining nothing does nothing', async () => {
    const game = await begun()
    await game.act(0, 'offerDraw')
    expect((await game.act(1, 'declineDraw')).row).toMatchObject({ status: 'playing', version: 4 })
    expect((await game.act(1, 'declineDraw')).row.version).toBe(4)
  })
})

describe('a takeback', () => {
  // T-C3.
  it.each([1, 2, 3])('at ply %i goes back to before the wisher’s move, and gives no time back', async (ply) => {
    const game = await sitDown(db(), { variant: 'ultima' })
    for (const [at, move] of ['e2e4', 'e7e5', 'd2d4'].slice(0, ply).entries()) {
      game.wait(4_000)
      await game.move(at % 2, move)
    }
    const wisher = (ply - 1) % 2
    await game.act(wisher, 'askTakeback')
    game.wait(1_000)
    const { row, moves } = await game.act(1 - wisher, 'acceptTakeback')
    expect(moves).toHaveLength(ply - 1)
    const clocks = row.clockState
    expect(clocks).toMatchObject({ running: wisher, since: game.now().getTime(), isFirst: ply < 3 })
    expect(row.deadline).not.toBeNull()
    // The third move thought four seconds and earned two, which it does not keep; the other has thought one.
    if (ply === 3) expect(clocks?.seats).toMatchObject([{ left: 176_000 }, { left: 179_000 }])
    expect((await game.move(wisher, wisher === 0 ? 'a2a3' : 'a7a6')).moves).toHaveLength(ply)
  })

  it('asked for on one’s own turn takes the other’s answer back too', async () => {
    const game = await begun()
    await game.act(0, 'askTakeback')
    expect((await game.seen(1)).takeback).toEqual({ seat: 0, ply: 0 })
    expect((await game.act(1, 'acceptTakeback')).moves).toEqual([])
  })

  it('of a turn of several steps takes all of them back', async () => {
    const game = await sitDown(db(), { variant: 'duck-chess' })
    for (const [seat, move] of [[0, 'e2e4'], [0, '*@e3'], [1, 'e7e5'], [1, '*@e6']] as const) await game.move(seat, move) // biome-ignore format: turn by turn
    await game.act(1, 'askTakeback')
    expect((await game.act(0, 'acceptTakeback')).moves).toEqual(['e2e4', '*@e3'])
  })

  // T-C7.
  it('accepted while it is being withdrawn is one or the other, and the clocks agree', async () => {
    for (const order of ['accept first', 'withdraw first']) {
      const game = await begun()
      const { row } = await game.act(1, 'askTakeback')
      const accept = () => game.act(0, 'acceptTakeback', { version: row.version })
      const withdraw = () => game.act(1, 'declineTakeback', { version: row.version })
      if (order === 'accept first') {
        const accepted = await accept()
        expect((await withdraw()).row).toEqual(accepted.row)
        expect((await accept()).row).toEqual(accepted.row)
        expect(accepted.row).toMatchObject({ ply: 1, clockState: { running: 1 } })
      } else {
        const withdrawn = await withdraw()
        expect(await refusalIn(accept())).toMatchObject({ key: 'noOffer', state: { ply: 2, toMove: 0 } })
        expect((await game.read()).row).toEqual(withdrawn.row)
      }
    }
  })

  it('is accepted as it was seen: not one that was wished later', async () => {
    const game = await begun()
    const seen = (await game.act(1, 'askTakeback')).row.version
    await game.act(1, 'declineTakeback')
    await game.act(0, 'askTakeback')
    await game.act(0, 'declineTakeback')
    await game.act(1, 'askTakeback')
    expect(await refusalIn(game.act(0, 'acceptTakeback', { version: seen }))).toMatchObject({ key: 'conflict' })
  })

  it('declined has to wait, longer each time', async () => {
    const game = await begun()
    for (const seconds of [10, 40]) {
      await game.act(1, 'askTakeback')
      await game.act(0, 'declineTakeback')
      expect(await refusalIn(game.act(1, 'askTakeback'))).toMatchObject({ key: 'declinedLately', params: { seconds } })
      game.wait(seconds * 1_000)
    }
  })

  it('wished for is overtaken by a move', async () => {
    const game = await begun()
    await game.act(1, 'askTakeback')
    expect((await game.move(0, 'd2d4')).row.offers.takeback).toBeUndefined()
  })

  it('leaves a move that is sent again under its id untaken: it was made, and taken back', async () => {
    const game = await sitDown(db(), { variant: 'ultima' })
    const sent = { ply: 0, clientId: 'first-move' }
    await game.move(0, 'e2e4', sent)
    await game.act(0, 'askTakeback')
    await game.act(1, 'acceptTakeback')
    expect((await game.move(0, 'e2e4', sent)).moves).toEqual([])
    expect((await game.move(0, 'd2d4')).moves).toEqual(['d2d4'])
  })
})

// T-C6.
describe('a claim on somebody’s absence', () => {
  const seenAt = (id: string, seat: number, at: Date) =>
    db()
      .update(gamePlayer)
      .set({ seenAt: at })
      .where(eq(gamePlayer.gameId, id))
      .then(() => seat)

  it('is refused while they are there, however long they think', async () => {
    const game = await begun()
    game.wait(100_000)
    await seenAt(game.id, 0, game.now())
    expect(await refusalIn(game.act(1, 'claimAbsence'))).toMatchObject({ key: 'notAbsent' })
    expect(await refusalIn(game.act(0, 'claimAbsence'))).toMatchObject({ key: 'notTheirTurn' })
  })

  it('counts from when they left or their turn began, and is doubled like anything that is clicked twice', async () => {
    const game = await begun()
    // Blitz, and a guest: twenty seconds.
    game.wait(19_000)
    expect(await refusalIn(game.act(1, 'claimAbsence'))).toMatchObject({ params: { seconds: 1 } })
    game.wait(1_000)
    const claimed = await game.act(1, 'claimAbsence')
    expect(claimed.row).toMatchObject({ status: 'over', reason: 'abandoned', winner: 1 })
    expect((await game.act(1, 'claimAbsence')).row).toEqual(claimed.row)
  })

  it('waits a third as long for who is behind by a minor piece and more, and no shorter for anybody else', async () => {
    const ahead = '4k3/pppp4/8/8/8/8/8/4K2N'
    // A leaper is worth five pawns: who has four pawns against it is behind by one, who has one by four.
    for (const [start, ms] of [
      [`${ahead} w`, 20_000],
      [`${ahead.replace('pppp4', 'p7')} w`, 6_667],
    ] as const) {
      const game = await sitDown(db(), { variant: 'ultima', start })
      await game.move(0, 'e1d1')
      await game.move(1, 'e8d8')
      await game.move(0, 'd1e1')
      game.wait(ms - 500)
      expect(await refusalIn(game.act(0, 'claimAbsence'))).toMatchObject({ params: { seconds: 1 } })
      game.wait(500)
      expect((await game.act(0, 'claimAbsence')).row).toMatchObject({ reason: 'abandoned', winner: 0 })
    }
  })

  it('tells nothing of men that whoever claims may not see', async () => {
    const start = 'qqqqk3/8/8/8/8/8/8/4K3 b'
    const game = await sitDown(db(), { variant: 'fog-of-war', start })
    await game.move(1, 'e8e7')
    await game.move(0, 'e1e2')
    await game.move(1, 'e7e8')
    game.wait(19_500)
    expect(await refusalIn(game.act(1, 'claimAbsence'))).toMatchObject({ params: { seconds: 1 } })
  })

  it('is half the game for who could not have won it', async () => {
    const game = await sitDown(db(), { variant: 'ultima', start: '4k3/8/8/8/8/8/8/PP2K3 w' })
    await game.move(0, 'e1e2')
    await game.move(1, 'e8e7')
    game.wait(60_000)
    const { row } = await game.act(1, 'claimAbsence')
    expect(row).toMatchObject({ reason: 'abandonedInsufficient', winner: null, scores: [0.5, 0.5] })
  })
})

describe('time that is given', () => {
  it('is the other’s, once for each click', async () => {
    const game = await begun()
    await game.act(0, 'giveTime', { clientId: 'gift-one' })
    await game.act(0, 'giveTime', { clientId: 'gift-one' })
    const { row } = await game.act(0, 'giveTime', { clientId: 'gift-two' })
    expect(row.clockState?.seats).toMatchObject([{ left: 180_000 }, { left: 210_000 }])
  })
})

describe('an event', () => {
  it('tells the last change to whoever knows the game before it', async () => {
    const game = await begun()
    const latest = await readLatest(db(), game.id)
    const { gameOf } = await import('@variorum/engine/catalogue')
    const told =
      latest.event && eventOf(gameOf('ultima'), latest, latest.event, game.players[0]?.id ?? null, game.now())
    expect(told).toMatchObject({ kind: 'move', seat: 1, move: 'e7e5', head: { version: 2, ply: 2, toMove: 0 } })
    expect(told?.head.may).toEqual(['resign', 'offerDraw', 'askTakeback', 'giveTime'])
  })
})
