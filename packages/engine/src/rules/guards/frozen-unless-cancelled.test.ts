import { describe, expect, test } from 'vitest'
import { draw, legalIds, menagerie, reach } from '../../../test/tiny.ts'
import { cancellableFreezing } from '../../families/ultima.ts'

const game = menagerie(4, 4, { guards: cancellableFreezing })
const frozenIn = (drawing: string, of = game) => {
  const p = draw(of, drawing)
  return of.board.names.filter((_, at) => p.cells[at] !== 0 && !of.rules.setting.isFree(p, at)).sort()
}

describe('a lone immobilizer', () => {
  test('freezes every enemy that touches it, royal men too, and nobody else', () => {
    expect(
      frozenIn(`
      . . . P
      N K . .
      m n . .
      P . Q .`),
    ).toEqual(['a1', 'a3', 'b3'])
  })

  test('against an immobilizer: each is frozen by the other, and cancels for its friends', () => {
    expect(
      frozenIn(`
      . . . .
      . m M .
      . P p .
      . . . .`),
    ).toEqual(['b3', 'c3'])
  })
})

describe('one man that cancels', () => {
  test('frees its friends around the immobilizer and stays frozen itself', () => {
    expect(
      frozenIn(`
      N . . .
      m B . .
      P . . .
      . . . .`),
    ).toEqual(['a3', 'b3'])
  })

  test('two of them free each other as well', () => {
    expect(
      frozenIn(`
      N . . .
      m B . .
      P B . .
      . . . .`),
    ).toEqual(['a3'])
  })

  test('does nothing from afar, nor for the other side', () => {
    expect(
      frozenIn(`
      N . B .
      m . . .
      . b . .
      . . . .`),
    ).toEqual(['a4'])
  })

  test('cancels the one immobilizer it touches, not the other', () => {
    expect(
      frozenIn(`
      B m P .
      . . . .
      . N m .
      . P . .`),
    ).toEqual(['a4', 'b1', 'b2', 'b4'])
  })
})

test('an immobilizer beside an enemy chameleon is frozen though its rival is cancelled', () => {
  expect(
    frozenIn(`
    . m B .
    . M . .
    . b . .
    . . . .`),
  ).toEqual(['b3', 'b4'])
})

test('what a man would cancel for itself does not count', () => {
  expect(
    frozenIn(`
    . . . .
    . m B .
    . . . .
    . . . .`),
  ).toEqual(['b3', 'c3'])
})

test('an immobilizer whose leaving would free an attacker stays', () => {
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

test('taking the man that cancels freezes the friends it freed', () => {
  // The chameleon c1 cancels M for the leaper b2, so K is in check over c3; without it he is not.
  const p = draw(
    game,
    `
    k . . .
    . . K .
    . n . .
    . M b .`,
  )
  expect(game.isInCheck(p, 0)).toBe(true)
  const q = draw(
    game,
    `
    k . . .
    . . K .
    . n . .
    . M . .`,
  )
  expect(game.isInCheck(q, 0)).toBe(false)
})

test('whoever touches no immobilizer may go beside one, and then may not go on', () => {
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

test('with three at the board, a side is freed by its own chameleon alone', () => {
  const three = menagerie(4, 4, {
    guards: cancellableFreezing,
    seats: [
      { id: 'white', faces: 'n' },
      { id: 'black', faces: 's' },
      { id: 'red', faces: 'e' },
    ],
  })
  expect(
    frozenIn(
      `
      . P p2 .
      . m  . .
      . B  . .
      .  . . .`,
      three,
    ),
  ).toEqual(['b2', 'b3', 'c4'])
})
