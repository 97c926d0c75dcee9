import { describe, expect, test } from 'vitest'
import { legalIds, moveCalled, royal, tiny } from '../../../test/tiny.ts'
import { rook } from '../../families/orthodox.ts'
import { drops } from '../../game/index.ts'
import { parsePosition, printPosition } from '../../notation/index.ts'
import { farRank } from '../regions.ts'

const game = tiny(
  3,
  3,
  {
    rook: { letter: 'R', abilities: [rook], worth: 5 },
    stone: { letter: 'S', abilities: [], worth: 1 },
    tower: { letter: '+R', abilities: [rook], worth: 5 },
    king: royal,
  },
  {
    hands: { holds: ['rook', 'stone'], reverts: { tower: 'rook' } },
    also: [drops({ stone: { never: farRank(1), mostOnFile: 1 } })],
  },
)

const at = (text: string) => {
  const read = parsePosition(game, text)
  if (!read.ok) throw new Error(`${read.fault.reason} in ${text}`)
  return read.value
}
const dropsAt = (text: string) =>
  legalIds(game, at(text))
    .split(' ')
    .filter((id) => id.includes('@'))
    .join(' ')

describe('a man from the hand', () => {
  test('comes to any empty cell its limits allow', () => {
    expect(dropsAt('2k/3/K2[R] w')).toBe('R@a2 R@a3 R@b1 R@b2 R@b3 R@c1 R@c2')
    expect(dropsAt('2k/S2/K2[S] w')).toBe('S@b1 S@b2 S@c1 S@c2')
    expect(dropsAt('2k/3/K2[s] w')).toBe('')
  })

  test('must answer check like any other', () => {
    expect(dropsAt('2k/3/K1r[R] w')).toBe('R@b1')
  })

  test('is one of those taken before, as what it was then', () => {
    const p = at('2k/+r2/K2[] w')
    game.make(p, moveCalled(game, p, 'a1a2'))
    expect(printPosition(game, p)).toContain('2k/K2/3[R] b')
  })
})
