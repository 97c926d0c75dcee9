import type { Line, MoveId } from '../../ask/answers.ts'
import type { Game } from '../../game/game.ts'
import { moveId } from '../../notation/move-text.ts'
import { createMoves } from '../../position/move.ts'
import type { Position } from '../../position/position.ts'
import { greedyMove, numbersFrom, type ThinkOptions, think } from '../../search/index.ts'
import { answered } from '../complaint.ts'
import type { PlayerPlan } from './player-text.ts'
import { UciPlayer } from './uci-player.ts'

/** What a player does when it is to move: one step or several, or it has lost and a note says why. */
export type Reply =
  | { readonly ok: true; readonly steps: readonly MoveId[] }
  | { readonly ok: false; readonly note: string }

/** Who plays a side of a match. */
export interface Player {
  /** Before each game. */
  begin(): Promise<void>
  /** Asked where there is a legal move. The position stands after the line, and stands there again afterwards. */
  reply(line: Line, p: Position, seed: number): Promise<Reply>
  close(): void
}

export function playerFor(game: Game, plan: PlayerPlan): Player {
  switch (plan.kind) {
    case 'uci':
      return new UciPlayer(game, plan)
    case 'greedy':
      return choosing((p, seed) => moveId(game, p, greedyMove(game, p, numbersFrom(seed)) ?? 0))
    case 'random':
      return choosing((p, seed) => {
        const moves = createMoves()
        return moveId(game, p, moves[numbersFrom(seed)() % game.legal(p, moves)])
      })
    case 'level':
      return thinking(game, { level: plan.level })
    case 'search':
      return thinking(game, { limits: plan.limits })
  }
}

const atOnce = { begin: () => Promise.resolve(), close: () => {} }

const choosing = (choose: (p: Position, seed: number) => MoveId): Player => ({
  ...atOnce,
  reply: (_, p, seed) => Promise.resolve({ ok: true, steps: [choose(p, seed)] }),
})

const thinking = (game: Game, strength: Pick<ThinkOptions, 'level' | 'limits'>): Player => ({
  ...atOnce,
  reply(line, _, seed) {
    const surroundings = { now: () => performance.now(), shouldStop: () => false, onThought: () => {} }
    const { best } = answered(think(game, line, { ...strength, ...surroundings, seed }))
    return Promise.resolve({ ok: true, steps: best === null ? [] : [best] })
  },
})
