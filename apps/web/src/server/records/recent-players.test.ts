import { expect, it } from 'vitest'
import { ownDatabase } from '../../../test/own-database.ts'
import { writeAccount, writeGame } from '../../../test/records.ts'
import { recentPlayers } from './recent-players.ts'

const db = ownDatabase()

const on = (day: number) => new Date(Date.UTC(2026, 4, day))

it('who played under a name of late is found without being asked for, the last first, and nobody else is', async () => {
  expect(await recentPlayers(db())).toEqual([])
  for (const name of ['Ann', 'Bob', 'Cyd', 'Idle']) await writeAccount(db(), name)
  await writeAccount(db(), 'Gone', on(9))
  await writeGame(db(), { id: 'first', players: ['Ann', 'Bob'], createdAt: on(1) })
  await writeGame(db(), { id: 'guest', players: ['Ann', null], createdAt: on(3) })
  await writeGame(db(), { id: 'still', players: ['Gone', 'Bob'], createdAt: on(2), status: 'playing', reason: null })
  await writeGame(db(), { id: 'called-off', players: ['Cyd', 'Bob'], createdAt: on(4), reason: 'aborted' })
  expect(await recentPlayers(db())).toEqual([
    { name: 'Ann', playedAt: on(3).toISOString() },
    { name: 'Bob', playedAt: on(2).toISOString() },
  ])
})
