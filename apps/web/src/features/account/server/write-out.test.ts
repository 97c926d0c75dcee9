import { randomUUID } from 'node:crypto'
import { gameOf } from '@variorum/engine/catalogue'
import { expect, it } from 'vitest'
import { sitDown } from '../../../../test/online.ts'
import { ownDatabase } from '../../../../test/own-database.ts'
import { writeAccount } from '../../../../test/records.ts'
import { writeOut } from './write-out.ts'

const db = ownDatabase()

async function writtenFor(accountId: string) {
  let text = ''
  for await (const piece of writeOut(db(), gameOf, accountId)) text += piece
  return { text, games: JSON.parse(text).games }
}

// A queen on d5 that its opponent does not see, and a move of hers.
const start = '4k3/8/8/3q4/8/8/P7/4K3 w - - 0 1'

it('a game that hides something is taken along whole when it is over, and not before', async () => {
  await writeAccount(db(), 'Taker')
  const players = [
    { id: 'taker', name: 'Taker' },
    { id: randomUUID(), name: null },
  ]
  const game = await sitDown(db(), { variant: 'fog-of-war', start, players })
  await game.move(0, 'a2a3')
  await game.move(1, 'd5h5')
  const during = await writtenFor('taker')
  expect(during.games).toMatchObject([{ id: game.id, status: 'playing', start: null, tags: {}, moves: null }])
  expect(during.text).not.toMatch(/d5h5|3q4/)
  await game.act(0, 'resign')
  const { games } = await writtenFor('taker')
  expect(games).toMatchObject([{ id: game.id, status: 'over', moves: 'a2a3 d5h5' }])
  expect(games[0].start).toContain('3q4')
})

it('a game that hides nothing is taken along as it stands', async () => {
  await writeAccount(db(), 'Open')
  const players = [
    { id: 'open', name: 'Open' },
    { id: randomUUID(), name: null },
  ]
  const game = await sitDown(db(), { variant: 'ultima', players })
  await game.move(0, 'e2e4')
  expect((await writtenFor('open')).games).toMatchObject([{ id: game.id, status: 'playing', moves: 'e2e4' }])
})
