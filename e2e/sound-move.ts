import { gameOf } from '@variorum/engine/catalogue'
import { think } from '@variorum/engine/search'

/**
 * A sound move of Ultima after a line: what may be played after a move of a bot is not known beforehand, because every game
 * of a bot is another one.
 */
export function soundMove(moves: readonly string[], nodes = 500): string {
  const game = gameOf('ultima')
  if (!game) throw new Error('no Ultima')
  const quietly = { now: () => 0, shouldStop: () => false, onThought: () => {} }
  const thought = think(game, { variant: 'ultima', moves }, { limits: { nodes }, seed: 1, ...quietly })
  if (!thought.ok || thought.value.best === null) throw new Error('nothing to play')
  return thought.value.best
}
