import { describe, expect, test } from 'vitest'
import { compareFaces } from '../../test/faces.ts'
import { knownGame } from '../../test/kernel-reading.ts'
import { sample } from '../../test/sample.ts'
import { draw, legalIds, reach } from '../../test/tiny.ts'

const game = knownGame('xiangqi')
/** Ten rows, far row first; rows left out are empty ones at the far end. */
const at = (drawing: string, mover = 0) => {
  const rows = drawing.trim().split('\n')
  const empty = Array.from({ length: 10 - rows.length }, () => '. . . . . . . . .')
  return draw(game, [...empty, ...rows].join('\n'), mover)
}

test('a general goes one step straight inside its palace, whichever side of the board it is on', () => {
  const red = at(`
    . . . K . . . . .
    . . . . . . . . .
    . . . . . . . . .`)
  expect(reach(game, red, 'd3')).toBe('d2 e3')
  const black = at(
    `
    . . . . . . . . .
    . . . . k . . . .
    ${Array(8).fill('. . . . . . . . .').join('\n')}`,
    1,
  )
  expect(reach(game, black, 'e9')).toBe('d9 e10 e8 f9')
})

test('a general would take the other along an open file, so none may be opened', () => {
  const facing = at(`
    . . . . k . . . .
    ${Array(8).fill('. . . . . . . . .').join('\n')}
    . . . . K . . . .`)
  expect(reach(game, facing, 'e1')).toBe('d1 e10xe10 e2 f1')
  const screened = at(`
    . . . . k . . . .
    ${Array(7).fill('. . . . . . . . .').join('\n')}
    . . . . R . . . .
    . . . . K . . . .`)
  expect(legalIds(game, screened)).toMatch(/e2e9/)
  expect(legalIds(game, screened)).not.toMatch(/e2d2/)
})

test('an elephant keeps to its bank and is held up between', () => {
  const p = at(`
    . . B . . . . . .
    . p . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .`)
  expect(reach(game, p, 'c5')).toBe('e3')
})

test('a soldier goes ahead, and to the sides when it is across, as its own side sees it', () => {
  const p = at(
    `
    . P . . . . . . .
    . . . . . . . . .
    p . . . . . . . .
    . . . . . . . . p
    . . . . . . . . .`,
  )
  expect(reach(game, p, 'b5')).toBe('b6')
  p.set(game.rules.setting.slots.mover, 1)
  expect(reach(game, p, 'a3')).toBe('a2 b3')
  expect(reach(game, p, 'i2')).toBe('h2 i1')
})

describe('taking backwards is taking forwards, and whatever would open a capture is marked', () => {
  test.each([
    ['general', 'displacement'],
    ['advisor', 'displacement'],
    ['elephant', 'displacement'],
    ['horse', 'displacement'],
    ['soldier', 'displacement'],
    ['cannon', 'hop'],
  ])('by a %s', (kind, rule) => {
    const { seen, complaints } = compareFaces(game, kind, rule, sample(40))
    expect(complaints.slice(0, 3)).toEqual([])
    expect(seen.spares).toBeGreaterThan(20)
  })
})
