import type { Game } from '../game/game.ts'
import { manOf } from '../position/man.ts'
import type { Asked, Line } from './answers.ts'
import { answer, openLine } from './open.ts'

/** What the men of each seat are worth after a line, those in hand included, a pawn of chess being one. */
export function askMaterial(game: Game, line: Line): Asked<readonly number[]> {
  const opened = openLine(game, line)
  if (!opened.ok) return opened
  const { cells, count } = opened.value
  const { hands } = game.rules.setting
  const common = game.kinds.filter(({ number, neutral }) => number !== 0 && !neutral)
  const inHand = (man: number) => (hands?.slots[man] ? cells[hands.slots[man]] : 0)
  return answer(
    game.variant.seats.map((_, seat) =>
      common.reduce((sum, { number, worth }) => {
        const man = manOf(number, seat)
        return sum + worth * (count[man] + inHand(man))
      }, 0),
    ),
  )
}
