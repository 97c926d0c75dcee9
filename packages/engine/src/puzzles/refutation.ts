import type { MoveId } from '../ask/answers.ts'
import type { Game } from '../game/index.ts'
import { think } from '../search/think.ts'
import type { Proved } from './judge.ts'

/** Enough to see what a wrong move loses, or lets slip, in a blink. */
const NODES = 20_000
/** As far as people care to watch. */
const PLIES = 5

/**
 * How the other side answers a wrong move, and how it goes on from there; nothing where the move has ended the game. The
 * same each time, for it is counted in nodes. Blocks while it thinks.
 */
export function refutation(
  game: Game,
  { position, led, line }: Proved,
  step: number,
  wrong: MoveId,
): readonly MoveId[] {
  const moves = [led, ...line.slice(0, step).map(({ move }) => move), wrong]
  const found = think(
    game,
    { variant: game.variant.slug, start: position, moves },
    { limits: { nodes: NODES }, seed: 1, now: () => 0, shouldStop: () => false, onThought: () => undefined },
  )
  return found.ok ? found.value.line.slice(0, PLIES) : []
}
