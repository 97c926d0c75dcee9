import { moveId } from '../notation/move-text.ts'
import { printPosition } from '../notation/position-text.ts'
import type { Call } from './commands.ts'
import { usage } from './complaint.ts'
import { division } from './division.ts'
import { depthOf, gameNamed, positionOf } from './requests.ts'
import { EXIT, type Exit } from './terminal.ts'

/** Counts legal lines by their first move: where two programs disagree, this says below which. */
export function divideCommand({ words: [name, word], options, terminal }: Call): Exit {
  const game = gameNamed(name)
  const depth = depthOf(word, EXIT.usage)
  if (depth === 0) throw usage('divide needs a depth of 1 or more: with none there is no first move.')
  const p = positionOf(game, options.fen, options.moves)
  const moves: { move: string; nodes: number }[] = []
  for (const { move, nodes } of division(game, p, depth)) {
    const id = moveId(game, p, move)
    moves.push({ move: id, nodes })
    if (!options.json) terminal.answer(`${id}: ${nodes}`)
  }
  const nodes = moves.reduce((sum, share) => sum + share.nodes, 0)
  const fen = printPosition(game, p)
  terminal.answer(options.json ? JSON.stringify({ variant: game.variant.slug, fen, depth, nodes, moves }) : `${nodes}`)
  return EXIT.ok
}
