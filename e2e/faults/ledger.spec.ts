import type { Sql } from 'postgres'
import { expect, test } from '../fixtures.ts'
import { Ledger } from './ledger.ts'

const moves = ['g2g6', 'd7d6', 'f1h3']

/** What a database holds of a game of three moves, each acknowledged, that Black is said to have won. */
const whole = {
  game: [{ status: 'over', reason: 'checkmate', winner: 1, ply: 3, version: 3 }],
  game_move: moves.map((move, ply) => ({ ply, move, clientId: `client-${ply}` })),
  game_event: moves.map((_, ply) => ({ version: ply + 1, kind: 'move', data: { ply } })),
  game_player: [
    { seat: 0, ratingChange: -241 },
    { seat: 1, ratingChange: 241 },
  ],
  rating_point: [{ playerId: 'ann' }, { playerId: 'bob' }],
}

async function audited(held: Partial<typeof whole>) {
  const tables: Readonly<Record<string, readonly unknown[]>> = { ...whole, ...held }
  // Of a driver the ledger uses nothing but questions, each of one table.
  const sql = ((parts: TemplateStringsArray) =>
    Promise.resolve(tables[/from (\w+) where/.exec(parts.join(' '))?.[1] ?? ''])) as unknown as Sql
  const ledger = new Ledger()
  ledger.begin('game', moves)
  for (const [ply, move] of moves.entries()) {
    const told = { status: 'playing', moves: moves.slice(0, ply + 1), ratingChanges: [] }
    ledger.acknowledge('game', { ply, move, clientId: `client-${ply}`, told })
  }
  const wrong = await ledger.audit(sql, 'game')
  return { isRight: wrong.length === 0, counts: [ledger.acknowledged, ledger.lost, ledger.doubled] }
}

// The bench of faults is worth what its ledger sees.
test('a ledger finds nothing in a game that is whole', async () => {
  expect(await audited({})).toEqual({ isRight: true, counts: [3, 0, 0] })
})

for (const [what, held, counts] of [
  ['a move that is gone', { game_move: whole.game_move.slice(0, 2) }, [3, 1, 0]],
  [
    'another move in its place',
    { game_move: whole.game_move.with(1, { ply: 1, move: 'd7d5', clientId: 'client-1' }) },
    [3, 1, 0],
  ],
  [
    'a move of another sending',
    { game_move: whole.game_move.with(1, { ply: 1, move: 'd7d6', clientId: 'other' }) },
    [3, 1, 0],
  ],
  [
    'a move played twice',
    { game_event: [...whole.game_event, { version: 4, kind: 'move', data: { ply: 2 } }] },
    [3, 0, 1],
  ],
  ['a game rated twice', { rating_point: [...whole.rating_point, { playerId: 'ann' }] }, [3, 0, 1]],
  ['a game that goes on', { game: [{ status: 'playing', reason: '', winner: 1, ply: 3, version: 3 }] }, [3, 0, 0]],
] as const) {
  test(`a ledger finds ${what}`, async () => {
    expect(await audited(held as Partial<typeof whole>)).toEqual({ isRight: false, counts })
  })
}
