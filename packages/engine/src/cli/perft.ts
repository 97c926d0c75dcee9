import type { Game } from '../game/game.ts'
import { perft } from '../game/perft.ts'
import { parsePosition, printPosition, startPosition } from '../notation/position-text.ts'
import type { Position } from '../position/position.ts'
import type { Call } from './commands.ts'
import { Complaint } from './complaint.ts'
import { depthOf, gameNamed, positionText } from './requests.ts'
import { EXIT, type Exit } from './terminal.ts'

/** Counts legal lines. The table goes to people; the last line of the answer is the count alone. */
export function perftCommand({ words: [slug, depth], options, terminal }: Call): Exit {
  const game = gameNamed(slug)
  const deepest = depthOf(depth)
  const p = positionOf(game, positionText(options.fen))
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
      ? JSON.stringify({ variant: slug, fen, depth: deepest, nodes, counts, ms: Math.round(ms) })
      : `${nodes}`,
  )
  return EXIT.ok
}

/** A position from its text, the game's own start where there is none. */
export function positionOf(game: Game, text: string | undefined): Position {
  if (text === undefined) return startPosition(game)
  const read = parsePosition(game, text)
  if (!read.ok) throw new Complaint({ key: 'badPosition', params: { reason: read.fault.reason, ...read.fault.params } })
  return read.value
}
