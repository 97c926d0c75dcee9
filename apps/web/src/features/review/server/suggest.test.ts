import { expect, it } from 'vitest'
import { ownDatabase } from '../../../../test/own-database.ts'
import { visit } from '../../../../test/visit.ts'
import { puzzleCandidate } from '../../../server/db/schema/index.ts'

const db = ownDatabase()

async function played(moves: readonly string[]) {
  const { ask } = visit()
  const { id } = await ask.games.create.mutate({ variant: 'chess', mode: 'device' })
  for (const [ply, move] of moves.entries()) await ask.games.move.mutate({ id, ply, move, clientId: `of-ply-${ply}` })
  return { ask, id }
}

it('a position with one clearly best move is kept once, whoever asks; any other is none', async () => {
  const { ask, id } = await played(['f2f3', 'e7e5', 'g2g4', 'd8h4'])
  expect(await ask.review.suggest.mutate({ id, ply: 3 })).toEqual({
    kind: 'kept',
    best: expect.stringContaining('Qh4'),
  })
  expect(await visit().ask.review.suggest.mutate({ id, ply: 3 })).toEqual({ kind: 'kept', best: null })
  expect(await ask.review.suggest.mutate({ id, ply: 0 })).toEqual({ kind: 'unclear', best: null })
  await expect(ask.review.suggest.mutate({ id, ply: 4 })).rejects.toThrow('noSuchPly')
  const rows = await db().select().from(puzzleCandidate)
  expect(rows).toMatchObject([{ gameId: id, ply: 3, solution: ['d8h4'] }])
}, 30_000)

it('of a game that is still played nothing is told', async () => {
  const { ask, id } = await played(['f2f3', 'e7e5', 'g2g4'])
  await expect(ask.review.suggest.mutate({ id, ply: 3 })).rejects.toThrow('stillPlayed')
})
