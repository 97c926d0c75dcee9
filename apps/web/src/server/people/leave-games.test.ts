import { gameOf } from '@variorum/engine/catalogue'
import { expect, it } from 'vitest'
import { sitDown } from '../../../test/online.ts'
import { ownDatabase } from '../../../test/own-database.ts'
import { leaveGames } from './leave-games.ts'

const db = ownDatabase()

it('who leaves for good leaves every game, under whatever ids they have sent things before', async () => {
  const game = await sitDown(db(), { variant: 'ultima' })
  const [leaver] = game.players
  if (!leaver) throw new Error('Nobody sits there.')
  await game.move(0, 'e2e4', { clientId: 'closing-resign' })
  await game.move(1, 'e7e5')
  await game.move(0, 'd2d4', { clientId: 'closing-abort' })
  await leaveGames(db(), gameOf, leaver, game.now())
  expect((await game.read()).row).toMatchObject({ status: 'over', reason: 'resignation', winner: 1 })
})
