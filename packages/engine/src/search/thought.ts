import type { LineAnswer, ThoughtAnswer } from '../ask/answers.ts'
import type { Game } from '../game/index.ts'
import { moveId, printMove } from '../notation/move-text.ts'
import type { Position } from '../position/position.ts'
import type { Budget } from './budget.ts'
import type { Finding } from './deepening.ts'
import { pliesToEnd } from './scores.ts'

/** Findings, the best one first, as screens and programs read them. The position stands at the root, then and afterwards. */
export function thoughtOf(
  game: Game,
  p: Position,
  { nodes, ms }: Budget,
  found: readonly Finding[],
  done: boolean,
): ThoughtAnswer {
  const lines = found.map((finding) => lineOf(game, p, finding))
  const [best] = lines
  const nps = Math.round((nodes * 1000) / Math.max(1, ms))
  return { ...best, best: best.line[0] ?? null, lines, nodes, ms: Math.round(ms), nps, done }
}

function lineOf(game: Game, p: Position, found: Finding): LineAnswer {
  const line: string[] = []
  const lineText: string[] = []
  for (const move of found.line) {
    line.push(moveId(game, p, move))
    lineText.push(printMove(game, p, move))
    game.make(p, move)
  }
  for (const _ of found.line) p.unmake()
  return { depth: found.depth, score: found.score, mateIn: pliesToEnd(found.score), line, lineText }
}
