import { gameOf } from '@variorum/engine/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusalIn, sitDown, table } from '../../../test/online.ts'

const { db, open, close } = table()
beforeAll(open)
afterAll(close)

describe('a game between people', () => {
  it('is played move by move, and resigned', async () => {
    const game = await sitDown(db(), { variant: 'ultima' })
    await game.move(0, 'e2e4')
    const after = await game.move(1, 'e7e5')
    expect(after).toMatchObject({ row: { ply: 2, version: 2 }, moves: ['e2e4', 'e7e5'] })
    const over = await game.act(0, 'resign')
    expect(over.row).toMatchObject({ status: 'over', reason: 'resignation', winner: 1, scores: [0, 1], deadline: null })
    expect(gameOf('ultima')).toBeDefined()
    expect(await refusalIn(game.move(0, 'd2d4'))).toMatchObject({ key: 'gameOver', state: { ply: 2, mySeat: 0 } })
  })
})
