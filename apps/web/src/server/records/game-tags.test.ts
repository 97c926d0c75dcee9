import { exportGame, importGame } from '@variorum/engine/ask'
import { gameOf } from '@variorum/engine/catalogue'
import { expect, it } from 'vitest'
import { sitDown, threeAndTwo } from '../../../test/online.ts'
import { ownDatabase } from '../../../test/own-database.ts'
import { writeAccount } from '../../../test/records.ts'
import { clockRemarks, gameTags } from './game-tags.ts'
import { readRecord } from './recorded-game.ts'

const db = ownDatabase()

// T-N1: what is exported is imported again as the same game.
it('a game between people comes back from its text move for move, with players, clocks and result', async () => {
  await writeAccount(db(), 'Ann')
  const players = [
    { id: 'ann', name: 'Ann' },
    { id: 'a-guest', name: null },
  ]
  const game = await sitDown(db(), { variant: 'ultima', clock: threeAndTwo, players })
  // Both begin for free; the third move takes 61 seconds of 180, and 2 come back.
  await game.move(0, 'e2e4')
  await game.move(1, 'd7d5')
  game.wait(61_000)
  await game.move(0, 'd2d4')
  await game.act(1, 'resign')
  const record = await readRecord(db(), gameOf, game.id)
  const ultima = gameOf('ultima')
  if (!record || !ultima) throw new Error('The game was just played.')
  const tags = gameTags(record, { guest: 'Guest', closed: 'Closed account' })
  const line = { variant: 'ultima', moves: record.moves }
  const text = exportGame(ultima, line, tags, record.outcome?.scores, clockRemarks(record.times))
  if (!text.ok) throw new Error('The game follows its rules.')
  expect(text.value).toContain('[White "Ann"]')
  expect(text.value).toContain('[Black "Guest"]')
  expect(text.value).toContain('[TimeControl "180+2"]')
  expect(text.value).toContain('{[%clk 0:02:01]}')
  expect(text.value).not.toContain('a-guest')
  const back = importGame(ultima, text.value)
  expect(back.ok && back.value).toMatchObject({ line: { moves: record.moves }, result: '1-0' })
  expect(back.ok && back.value.tags).toMatchObject({ Date: '2026.01.01', UTCTime: '00:00:00', Termination: 'normal' })
})
