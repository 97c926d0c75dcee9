import { expect, test } from 'vitest'
import { draw, drawn, moveCalled, reach, royal, tiny } from '../../../test/tiny.ts'
import { can } from '../../game/index.ts'
import { exchange } from '../effects/exchange.ts'
import { sight } from './sight.ts'

const swapper = {
  letter: 'W',
  abilities: [{ ...can(sight('every', { butHostile: ['swapper'] })), effects: [exchange()] }],
  worth: 4,
}
const game = tiny(5, 4, { swapper, pawn: { letter: 'P', abilities: [], worth: 1 }, king: royal })
const drawing = `
    w . . p .
    . . . . .
    P . . . .
    W . w . k`

test('sees the first man of every line, of either side, but no enemy of the kinds left out', () => {
  expect(reach(game, draw(game, drawing), 'a1')).toBe('a2 d4')
  expect(reach(game, draw(game, drawing.replace('P . . . .', '. . . . .')), 'a1')).toBe('d4')
})

test('a friend of those kinds is seen', () => {
  expect(reach(game, draw(game, drawing.replace('W . w', 'W . W')), 'a1')).toBe('a2 c1 d4')
})

test('to exchange is to change places, and nobody leaves the board', () => {
  const p = draw(game, drawing.replace('W . w . k', 'W . K . k'))
  game.make(p, moveCalled(game, p, 'a1d4'))
  expect(drawn(game, p)).toBe('w . . W .\n. . . . .\nP . . . .\np . K . k')
})

test('asked for the hostile alone, it sees no friend, and every enemy', () => {
  const only = { ...swapper, abilities: [{ ...can(sight('every', { onlyHostile: true })), effects: [exchange()] }] }
  const other = tiny(5, 4, { swapper: only, pawn: { letter: 'P', abilities: [], worth: 1 }, king: royal })
  expect(reach(other, draw(other, drawing), 'a1')).toBe('c1 d4')
})
