import { describe, expect, test } from 'vitest'
import { knownGame, positionOf } from '../../../test/kernel-reading.ts'
import { legalIds } from '../../../test/tiny.ts'

const game = knownGame('tori-shogi')
const idsAt = (text: string) => legalIds(game, positionOf(game, text)).split(' ')

// By hand from the rules of pychess.org.
describe('drops', () => {
  test('a swallow may not be dropped to mate, though a crane may', () => {
    const ids = idsAt('k6/2F4/1C5/7/7/7/3K3[CS] w')
    expect(ids).toContain('C@a6')
    expect(ids).not.toContain('S@a6')
  })

  test('two swallows may stand on a file, and geese do not count', () => {
    const ids = idsAt('3k3/7/7/+S6/SS5/SSS4/3K3[S] w')
    for (const id of ['S@a5', 'S@b5']) expect(ids).not.toContain(id)
    for (const id of ['S@c5', 'S@d5']) expect(ids).toContain(id)
    expect(idsAt('3k3/7/7/+S6/S6/7/3K3[S] w')).toContain('S@a5')
  })

  test('only the last rank is closed, and to swallows only', () => {
    const ids = idsAt('3k3/7/7/7/7/7/3K3[SPF] w')
    expect(ids).not.toContain('S@a7')
    for (const id of ['S@a6', 'P@a7', 'F@a7']) expect(ids).toContain(id)
  })

  test('the second seat’s zone and files are the mirror of the first’s', () => {
    const ids = idsAt('3k3/7/7/7/7/s6/3K3[s] b')
    expect(ids).toContain('a2a1+')
    expect(ids).not.toContain('a2a1')
    expect(ids).not.toContain('S@c1')
    expect(ids).toContain('S@c2')
  })
})

test('a quail of the second seat is told from its own side', () => {
  const left = idsAt('7/3k3/7/7/1l5/7/4K2[] b').filter((id) => id.startsWith('b3'))
  expect(left.sort()).toEqual(['b3a4', 'b3b1', 'b3b2', 'b3c4'].sort())
})
