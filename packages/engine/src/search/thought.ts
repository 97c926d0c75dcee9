import type { ThoughtAnswer } from '../ask/answers.ts'
import type { Game } from '../game/index.ts'
import { moveId, printMove } from '../notation/move-text.ts'
import type { Position } from '../position/position.ts'
import type { Budget } from './budget.ts'
import type { Finding } from './deepening.ts'
import { pliesToEnd } from './scores.ts'

/** A finding as screens and programs read it. The position stands at the root and stands there again afterwards. */
export function thoughtOf(game: Game, p: Position, budget: Budget, found: Finding, done: boolean): ThoughtAnswer {
  const line: string[] = []
  const lineText: string[] = []
  for (const move of found.line) {
    line.push(moveId(game, p, move))
    lineText.push(printMove(game, p, move))
    game.make(p, move)
  }
  for (const _ of found.line) p.unmake()
  return {
    depth: found.depth,
    score: found.score,
    mateIn: pliesToEnd(found.score),
    nodes: budget.nodes,
    ms: Math.round(budget.ms),
    best: line[0] ?? null,
    line,
    lineText,
    done,
  }
}
