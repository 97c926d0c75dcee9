import { expect, test } from 'vitest'
import { draw, reach, royal, tiny } from '../../../test/tiny.ts'
import { can } from '../../game/index.ts'
import { approach } from '../captures/approach.ts'
import { withdrawal } from '../captures/withdrawal.ts'
import { glide } from './glide.ts'
import { singly } from './singly.ts'

const captures = [withdrawal(), approach()] as const
const pushmePullyu = { letter: 'U', abilities: [can(singly(glide('every'), ...captures), ...captures)], worth: 6 }
const strip = tiny(6, 1, { pushmePullyu, king: royal })
const at = (drawing: string) => reach(strip, draw(strip, drawing), 'b1')

test('goes where one of the captures applies, or none', () => {
  expect(at('u U . . . .')).toBe('c1xa1 d1xa1 e1xa1 f1xa1')
  expect(at('. U . . u .')).toBe('a1 c1 d1xe1')
})

test('goes nowhere where two would', () => {
  expect(at('u U . . u .')).toBe('c1xa1')
  expect(at('u U . u . .')).toBe('')
})
