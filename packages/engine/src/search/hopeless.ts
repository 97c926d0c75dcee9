import type { Game } from '../game/index.ts'
import { startPosition } from '../notation/position-text.ts'
import type { Position } from '../position/position.ts'
import { impressionOf } from './impression.ts'
import { WORTH_OF_GAME } from './worth.ts'

/** Behind by so much of what an army is worth at the start, a game is lost against anybody. */
const SHARE_OF_ARMY = 0.4

const armies = new WeakMap<Game, number>()

/** Toward the end less will do: so much less, where next to nothing is left to set against it. */
const SHARE_AT_LAST = 0.1
const NEXT_TO_NOTHING = 0.2

/** Whether the seat to move is so far behind that anybody would give up, could it only wait and see. */
export function isHopeless(game: Game, p: Position): boolean {
  const impression = impressionOf(game)
  const behind = 0 - impression.of(p)
  const army = armyOf(game)
  if (behind >= SHARE_OF_ARMY * army) return true
  if (impression.areBurdens || behind < SHARE_AT_LAST * army) return false
  const own = impression.armyOf(p, p.moverTag) % WORTH_OF_GAME
  return own <= NEXT_TO_NOTHING * (own + behind)
}

/** What an army is worth at the start, without royals that can be taken. */
function armyOf(game: Game): number {
  const known = armies.get(game)
  if (known !== undefined) return known
  const army = (impressionOf(game).ofAll(startPosition(game)) / game.variant.seats.length) % WORTH_OF_GAME
  armies.set(game, army)
  return army
}
