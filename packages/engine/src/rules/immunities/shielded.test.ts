import { expect, test } from 'vitest'
import { draw, reach, royal, taking, tiny } from '../../../test/tiny.ts'
import { queen } from '../../families/orthodox.ts'
import { can } from '../../game/index.ts'
import { leap } from '../captures/leap.ts'
import { glide } from '../moves/glide.ts'
import { slide } from '../moves/slide.ts'
import { vault } from '../moves/vault.ts'
import { shielded } from './shielded.ts'

const game = tiny(
  5,
  4,
  {
    shield: { letter: 'S', abilities: [can(glide('every'))], worth: 3 },
    rook: { letter: 'R', abilities: [taking(slide('straight'))], worth: 5 },
    queen: { letter: 'Q', abilities: [queen], worth: 9 },
    leaper: { letter: 'L', abilities: [can(vault('every'), leap())], worth: 4 },
    king: royal,
  },
  { immunities: [shielded({ by: 'shield' })] },
)

test('nobody goes where it would take a man beside his own shield, and the shield itself can be taken', () => {
  const p = draw(
    game,
    `
    r . . . .
    . s . . .
    . . . . .
    R R . . .`,
  )
  expect(reach(game, p, 'a1')).toBe('a2 a3')
  expect(reach(game, p, 'b1')).toBe('b2 b3xb3 c1 d1 e1')
})

test('an enemy shield beside a man protects nobody, and two shields protect each other', () => {
  const p = draw(
    game,
    `
    r S . s s
    . . . . .
    . . . . .
    R . . . R`,
  )
  expect(reach(game, p, 'a1')).toBe('a2 a3 a4xa4 b1 c1 d1')
  expect(reach(game, p, 'e1')).toBe('b1 c1 d1 e2 e3')
})

test('a shielded man cannot be leapt over either, nor can anything behind it', () => {
  const p = draw(
    game,
    `
    . . . . .
    . s . . .
    L . l . .
    . . . k K`,
  )
  expect(reach(game, p, 'a2')).not.toMatch(/d2|e2/)
})

test('a king beside its shield is safe, and one step away from it is not', () => {
  const p = draw(
    game,
    `
    . . . . .
    . . . . .
    . . . . .
    K S . . r`,
  )
  expect(game.isInCheck(p, 0)).toBe(false)
  const q = draw(
    game,
    `
    r . . . .
    . . . . .
    K . S . .
    . . . . k`,
  )
  expect(game.isInCheck(q, 0)).toBe(true)
})
