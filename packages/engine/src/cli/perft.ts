import { perft } from '../game/perft.ts'
import { printPosition } from '../notation/position-text.ts'
import type { Call } from './commands.ts'
import { depthOf, gameNamed, positionOf } from './requests.ts'
import { EXIT, type Exit } from './terminal.ts'

/** Counts legal lines. The table goes to people; the last line of the answer is the count alone. */
export function perftCommand({ words: [name, depth], options, terminal }: Call): Exit {
  const game = gameNamed(name)
  const deepest = depthOf(depth, EXIT.usage)
  const p = positionOf(game, options.fen, options.moves)
  const fen = printPosition(game, p)
  if (deepest > 0) terminal.remark(`${'depth'.padStart(5)} ${'nodes'.padStart(16)} ${'nodes/s'.padStart(14)}`)
  const counts: number[] = []
  let ms = 0
  for (let d = Math.min(1, deepest); d <= deepest; d++) {
    const began = terminal.now()
    const nodes = perft(game, p, d)
    ms = terminal.now() - began
    counts.push(nodes)
    const speed = ms >= 1 ? Math.round((nodes / ms) * 1000).toLocaleString('en') : '-'
    if (deepest > 0)
      terminal.remark(`${`${d}`.padStart(5)} ${nodes.toLocaleString('en').padStart(16)} ${speed.padStart(14)}`)
  }
  const nodes = counts.at(-1) ?? 0
  terminal.answer(
    options.json
      ? JSON.stringify({ variant: game.variant.slug, fen, depth: deepest, nodes, counts, ms: Math.round(ms) })
      : `${nodes}`,
  )
  return EXIT.ok
}
