import { expect, test } from 'vitest'
import { draw, moveCalled, reach, royal, tiny } from '../../../test/tiny.ts'
import { victimsByRule } from '../../ask/victims.ts'
import { can } from '../../game/index.ts'
import { mounted } from '../moves/mounted.ts'
import { overMount } from './over-mount.ts'

const hopper = { letter: 'H', abilities: [can(mounted(), overMount())], worth: 1 }
const game = tiny(5, 4, { hopper, king: royal })

test('hops over a neighbour of either side to the next cell, empty or with an enemy, and takes him alone', () => {
  const p = draw(
    game,
    `
    . h . . .
    . h . . .
    . H h h .
    . H . . .`,
  )
  expect(reach(game, p, 'b2')).toBe('b4xb4 d2xd2')
})

test('names the mount it took the man over', () => {
  const p = draw(
    game,
    `
    . h . . .
    . h . . k
    . H . . .
    . . . . K`,
  )
  expect(victimsByRule(game, p, moveCalled(game, p, 'b2b4'))).toMatchObject([
    { cell: 'b4', rule: 'hop', partner: 'b3' },
  ])
})

test('without a neighbour, or with a friend or the edge behind it, it goes nowhere', () => {
  const p = draw(
    game,
    `
    . . . . .
    . . . h .
    h . H H H
    . . . . .`,
  )
  expect(reach(game, p, 'c2')).toBe('e4')
})
