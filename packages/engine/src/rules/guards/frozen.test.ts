import { expect, test } from 'vitest'
import { cell, draw, legalIds, menagerie, moveCalled, reach } from '../../../test/tiny.ts'
import { frozen } from './frozen.ts'

const game = menagerie(4, 4)
const frozenIn = (drawing: string) => {
  const p = draw(game, drawing)
  return game.board.names.filter((_, at) => p.cells[at] !== 0 && !game.rules.setting.isFree(p, at)).sort()
}

test('freezes every enemy that touches it, by side or by corner, royal men too, and nobody else', () => {
  expect(
    frozenIn(`
    . . . P
    N K . .
    m n . .
    P . Q .`),
  ).toEqual(['a1', 'a3', 'b3'])
})

test('two freezers that touch freeze each other and go on freezing', () => {
  expect(
    frozenIn(`
    . . . .
    P m M .
    . . p .
    . . . .`),
  ).toEqual(['a3', 'b3', 'c2', 'c3'])
})

test('narrowed to a kind, a freezer freezes that kind alone', () => {
  expect(
    frozenIn(`
    . . . .
    . b M .
    . . N .
    . . . .`),
  ).toEqual(['b3', 'c3'])
})

test('a friend beside the freezer, or a freezer beside the freezer, frees nobody', () => {
  expect(
    frozenIn(`
    N . . .
    m B . .
    b . . .
    . . . .`),
  ).toEqual(['a3', 'a4', 'b3'])
})

test('a frozen man may be taken off and nothing else', () => {
  const p = draw(
    game,
    `
    . . . k
    m N . .
    . . . .
    . . . K`,
  )
  expect(reach(game, p, 'b3')).toBe('b3')
  game.make(p, moveCalled(game, p, 'b3b3'))
  expect(p.cells[cell(game, 'b3')]).toBe(0)
})

test('only where a man starts counts: it may pass and land beside a freezer', () => {
  const p = draw(
    game,
    `
    . . . .
    . m . .
    . . . .
    Q . . .`,
  )
  expect(reach(game, p, 'a1')).toBe('a2 a3 a4 b1 b2 c1 c3 d1 d4')
})

test('a man whose leaving would free an attacker stays', () => {
  // The leaper b2 is held by M; were M gone or out of touch, it would leap over K on c3 to d4.
  const p = draw(
    game,
    `
    k . . .
    . . K .
    . n . .
    M . . .`,
  )
  expect(game.isInCheck(p, 0)).toBe(false)
  expect(
    legalIds(game, p)
      .split(' ')
      .filter((id) => id.startsWith('a1')),
  ).toEqual(['a1a2', 'a1a3', 'a1b1', 'a1c1'])
})

test('a freezer leaves the kinds alone that it is told to leave', () => {
  const spared = menagerie(4, 4, { guards: [frozen({ by: 'immobilizer', but: ['immobilizer'] })] })
  const p = draw(
    spared,
    `
    . . . .
    P m M .
    . . p .
    . . . .`,
  )
  const held = spared.board.names.filter((_, at) => p.cells[at] !== 0 && !spared.rules.setting.isFree(p, at))
  expect(held.sort()).toEqual(['a3', 'c2'])
  expect(spared.rules.someBarred(p, 1)).toBe(true)
})

test('along ranks and files alone, it leaves the corners free', () => {
  const straight = menagerie(4, 4, { guards: [frozen({ by: 'immobilizer', along: 'straight' })] })
  const p = draw(
    straight,
    `
    . . . P
    N K . .
    m n . .
    P . Q .`,
  )
  expect(straight.board.names.filter((_, at) => p.cells[at] !== 0 && !straight.rules.setting.isFree(p, at))).toEqual([
    'a1',
    'a3',
  ])
})
