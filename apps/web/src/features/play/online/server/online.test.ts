import { describe, expect, it } from 'vitest'
import { ownDatabase } from '../../../../../test/own-database.ts'
import { visit } from '../../../../../test/visit.ts'
import { refusalOf } from '../../../../trpc/refusal-of.ts'

ownDatabase()

/** Two guests at a table, the one with the first move first, and somebody who watches. */
async function seated(variant = 'ultima') {
  const [white, black, watcher] = [visit().ask, visit().ask, visit().ask]
  const { id: seek } = await white.lobby.post.mutate({ variant, clock: null, seat: 0, rated: false })
  const { gameId: id } = await black.lobby.accept.mutate({ id: seek })
  return { id, white, black, watcher }
}

const refused = (asked: Promise<unknown>) => asked.then(() => null, refusalOf)

describe('a game between two guests', () => {
  it('is told to each of them with their seat, to a watcher without one, and to nobody with an id', async () => {
    const { id, white, black, watcher } = await seated()
    const told = await Promise.all([white, black, watcher].map((who) => who.online.get.query({ id })))
    expect(told.map(({ mySeat }) => mySeat)).toEqual([0, 1, null])
    expect(told.map(({ may }) => may.includes('abort'))).toEqual([true, true, false])
    for (const { players } of told) expect(players.flatMap(Object.keys)).not.toContain('playerId')
  })

  // T-R1, T-R5
  it('plays a move once however often it is sent, and a refused one leaves the game and tells it', async () => {
    const { id, white, black, watcher } = await seated()
    const sent = { id, ply: 0, move: 'a2a4', clientId: 'white-move-1' }
    for (const moves of [1, 2]) {
      const answer = await white.online.move.mutate(sent)
      expect([moves, answer.moves, answer.version]).toEqual([moves, ['a2a4'], 1])
    }
    const asked = [
      refused(black.online.move.mutate({ id, ply: 1, move: 'a7a4', clientId: 'black-move-1' })),
      refused(black.online.move.mutate({ id, ply: 0, move: 'a7a5', clientId: 'black-move-2' })),
      refused(watcher.online.move.mutate({ id, ply: 1, move: 'a7a5', clientId: 'other-move-1' })),
    ]
    const [illegal, stale, strange] = await Promise.all(asked)
    expect(illegal).toMatchObject({ key: 'illegalMove', game: null, online: { moves: ['a2a4'], mySeat: 1 } })
    expect(stale).toMatchObject({ key: 'conflict', online: { moves: ['a2a4'] } })
    expect(strange).toMatchObject({ key: 'notYours', online: null })
    expect(await black.online.get.query({ id })).toMatchObject({ status: 'playing', moves: ['a2a4'], version: 1 })
  })

  it('ends once by giving up, whichever way it is heard of', async () => {
    const { id, white, black } = await seated()
    const over = { outcome: { reason: 'resignation', winner: 1 } }
    const given = { id, kind: 'resign', clientId: 'white-gives-up' } as const
    expect(await white.online.act.mutate(given)).toMatchObject(over)
    expect(await white.online.act.mutate(given)).toMatchObject({ ...over, version: 1 })
    expect(await black.online.get.query({ id })).toMatchObject(over)
  })
})

describe('a game of which each side sees only a share', () => {
  it('shows a player their share, explains it to them on their turn, and shows a watcher nothing', async () => {
    const { id, white, black, watcher } = await seated('fog-of-war')
    await white.online.move.mutate({ id, ply: 0, move: 'e2e4', clientId: 'white-move-1' })
    const [ofWhite, ofBlack, ofWatcher] = await Promise.all(
      [white, black, watcher].map((who) => who.online.get.query({ id })),
    )
    expect(ofWhite?.view?.replay.steps[0]?.move).toMatchObject({ from: 'e2', to: 'e4' })
    expect(ofBlack?.view?.replay.steps[0]?.move).toMatchObject({ act: 'hidden', from: '', to: '' })
    expect(ofWatcher).toMatchObject({ view: null, moves: [], start: null, toMove: 1, ply: 1 })
    expect(ofBlack?.moves).toEqual([])

    const about = { id, ply: 1, cell: 'e4' }
    expect(await black.online.explain.query(about)).toMatchObject({ man: null, obstacles: [{ key: 'unseen' }] })
    const asked = [white, watcher].map((who) => refused(who.online.explain.query(about)))
    expect((await Promise.all(asked)).map((why) => why?.key)).toEqual(['conflict', 'notYours'])
  })
})
