import type { Line, MoveId } from '../../ask/answers.ts'
import type { Game } from '../../game/game.ts'
import { moveId } from '../../notation/move-text.ts'
import { createMoves, type Move } from '../../position/move.ts'
import type { Position } from '../../position/position.ts'
import { greedyMove, isHopeless, numbersFrom, type ThinkOptions, thinkAt } from '../../search/index.ts'
import { answered } from '../complaint.ts'
import type { PlayerPlan } from './player-text.ts'
import { UciPlayer } from './uci-player.ts'

/** What a player does when it is to move: one step or several, or it gives up, or it has lost and a note says why. */
export type Reply =
  | { readonly ok: true; readonly steps: readonly MoveId[] }
  | { readonly ok: false; readonly note: string }
  | 'resigns'

/** Who plays a side of a match. */
export interface Player {
  /** Before each game, with a number of its own. */
  begin(seed: number): Promise<void>
  /** Asked where there is a legal move. The position stands after the line and its last move, and stands there again afterwards. */
  reply(line: Line, p: Position, last: Move, seed: number): Promise<Reply>
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
      return givingUp(game, thinking(game, { level: plan.level }))
    case 'setting':
      return givingUp(game, thinking(game, { setting: plan.setting }))
    case 'search':
      return thinking(game, { limits: plan.limits })
  }
}

const atOnce = { begin: () => Promise.resolve(), close: () => {} }

const choosing = (choose: (p: Position, seed: number) => MoveId): Player => ({
  ...atOnce,
  reply: (_, p, __, seed) => Promise.resolve({ ok: true, steps: [choose(p, seed)] }),
})

/** One seed for all of a game: it decides what day a level has. */
function thinking(game: Game, strength: Pick<ThinkOptions, 'level' | 'setting' | 'limits'>): Player {
  let seed = 0
  return {
    ...atOnce,
    begin(given) {
      seed = given
      return Promise.resolve()
    },
    reply(_, p, last) {
      const surroundings = { now: () => performance.now(), shouldStop: () => false, onThought: () => {} }
      const { best } = answered(thinkAt(game, p, last, { ...strength, ...surroundings, seed }))
      return Promise.resolve({ ok: true, steps: best === null ? [] : [best] })
    },
  }
}

/** So many of its turns in a row a player must be far behind before it gives up. */
const TURNS_OF_PATIENCE = 4

/** The same player, who gives up when a game is lost: nobody plays on for ever, least of all who does not know how. */
function givingUp(game: Game, player: Player): Player {
  let hopeless = 0
  return {
    ...player,
    begin(seed) {
      hopeless = 0
      return player.begin(seed)
    },
    reply(line, p, last, seed) {
      hopeless = isHopeless(game, p) ? hopeless + 1 : 0
      return hopeless > TURNS_OF_PATIENCE ? Promise.resolve('resigns') : player.reply(line, p, last, seed)
    },
  }
}
