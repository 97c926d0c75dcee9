import { expect, test } from 'vitest'
import { draw, moveCalled, royal, tiny } from '../../../test/tiny.ts'
import { victimsByRule } from '../../ask/victims.ts'
import { can } from '../../game/index.ts'
import { shootDown } from '../effects/shoot-down.ts'
import { strike } from '../moves/strike.ts'
import { aimed } from './aimed.ts'

const archer = {
  letter: 'A',
  abilities: [{ ...can(strike('every'), aimed('shot')), act: 'shot', effects: [shootDown()] }],
  worth: 5,
}
const game = tiny(4, 3, { archer, king: { ...royal, royal: false } })

test('takes whom the move names, by that rule and with nobody’s help', () => {
  const p = draw(game, '. . . k\n. a a .\n. A . K')
  expect(victimsByRule(game, p, moveCalled(game, p, 'b1c2'))).toMatchObject([
    { cell: 'c2', rule: 'shot', partner: null },
  ])
})

test('spares nobody, a king that may be taken no more than others', () => {
  const p = draw(game, '. . . .\n. k . .\n. A . K')
  expect(victimsByRule(game, p, moveCalled(game, p, 'b1b2'))).toMatchObject([{ cell: 'b2', rule: 'shot' }])
})
