import { manOf } from '../../position/man.ts'
import type { Scene } from './scene.ts'
import { replyTo, type StudiedLine } from './studied-line.ts'
import type { Theme } from './theme.ts'

/** What a side must be down, in pawns: less is given and taken back all the time. */
const GIVEN = 2

/** After some answer the solver has less than at the start, by two pawns or more, and the line goes on. */
export const sacrifice: Theme = {
  key: 'sacrifice',
  tells: 'plain',
  appliesTo: ({ prizesMen }) => prizesMen,
  isIn: (line) => {
    const [first] = line.steps
    return line.own.some((step) => {
      const reply = replyTo(line, step)
      const goesOn = reply !== undefined && line.steps.length > reply.ply + 1
      return goesOn && balanceOf(line, reply.after) <= balanceOf(line, first.before) - GIVEN
    })
  },
}

/** What the solver has more than the other side, men in hand as well. */
function balanceOf({ game, solver, foe }: StudiedLine, { p }: Scene): number {
  const { hands } = game.rules.setting
  const worthOf = (seat: number): number =>
    game.kinds.slice(1).reduce((sum, { number, worth, neutral }) => {
      if (neutral) return sum
      const man = manOf(number, seat)
      const held = hands === undefined || hands.slots[man] === 0 ? 0 : p.cells[hands.slots[man]]
      return sum + worth * (p.count[man] + held)
    }, 0)
  return worthOf(solver) - worthOf(foe)
}
