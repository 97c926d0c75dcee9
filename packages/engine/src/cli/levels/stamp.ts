import type { Game } from '../../game/game.ts'
import { startPosition } from '../../notation/position-text.ts'
import { createMoves, NO_MOVE } from '../../position/move.ts'
import { EDITION_OF_SCALE, numbersFrom, thinkAt } from '../../search/index.ts'

/** Glances, the first thoughts, and more than those. */
const SETTINGS = [5, 25, 45, 75]
const SEED = 5
const PLIES = 24
/** Between positions in which is asked. */
const STRIDE = 6

/**
 * Which search of which game this is: a digest of what some settings answer, and what that costs them, on a walk at
 * random. Whoever changes rules, evaluation or search of a game changes it, or has changed next to nothing; games that
 * were played under another stamp say nothing of the levels.
 */
export function stampOf(game: Game): string {
  const next = numbersFrom(SEED)
  const p = startPosition(game)
  const moves = createMoves()
  let digest = EDITION_OF_SCALE
  const add = (value: number): void => {
    digest = Math.imul(digest ^ value, 0x01000193) ^ (digest >>> 13)
  }
  for (let ply = 0; ply < PLIES && game.outcome(p) === undefined; ply++) {
    if (ply % STRIDE === 0) {
      for (const setting of SETTINGS) {
        const surroundings = { now: () => 0, shouldStop: () => false, onThought: () => {} }
        const asked = thinkAt(game, p, NO_MOVE, { setting, seed: ply, ...surroundings })
        if (!asked.ok) continue
        add(asked.value.nodes)
        add(asked.value.score)
        for (const letter of asked.value.best ?? '') add(letter.charCodeAt(0))
      }
    }
    game.make(p, moves[next() % game.legal(p, moves)])
  }
  return (digest >>> 0).toString(16).padStart(8, '0')
}
