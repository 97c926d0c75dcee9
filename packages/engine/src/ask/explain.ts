import type { Game } from '../game/game.ts'
import { cellNamed } from '../notation/position-text.ts'
import { kindOf, seatOf, VEILED } from '../position/man.ts'
import { createMoves, fromOf } from '../position/move.ts'
import type { Asked, ExplainAnswer, Line, ReasonAnswer, Seat } from './answers.ts'
import { explainInHand } from './explain-in-hand.ts'
import { hindrancesOf, immunitiesOf } from './hindrances.ts'
import { asIfToMove, attackersOf, obstaclesOf } from './obstacles.ts'
import { answer, openLine, refuse } from './open.ts'
import { describeMan, knownTo } from './position.ts'
import { deadMen } from './standings.ts'
import { describeMove } from './victims.ts'

const nothing = { moves: [], bars: [], hindrances: [], immunities: [], attackers: [] }

/**
 * What a cell's man can do, why it cannot, and what threatens it. A man whose side is not to move is explained as if
 * it were: people ask about the opponent's men too.
 */
export function askExplain(game: Game, line: Line, name: string, viewer?: Seat): Asked<ExplainAnswer> {
  const opened = openLine(game, line)
  if (!opened.ok) return opened
  const outcome = game.outcome(opened.value)
  const p = knownTo(game, opened.value, viewer)
  if (name.endsWith('@')) return explainInHand(game, p, name, outcome)
  const cell = cellNamed(game, name)
  if (cell === undefined) return refuse('badCell', { cell: name })
  if (p.cells[cell] === VEILED)
    return answer({ ...nothing, cell: name, man: null, obstacles: [{ key: 'unseen', params: {} }] })
  if (p.cells[cell] === 0)
    return answer({ ...nothing, cell: name, man: null, obstacles: [{ key: 'empty', params: {} }] })
  if (game.kinds[kindOf(p.cells[cell])].neutral)
    return answer({
      ...nothing,
      cell: name,
      man: describeMan(game, p, cell),
      obstacles: obstaclesOf(game, p, cell),
    })
  const seat = seatOf(p.cells[cell])
  const circumstances: ReasonAnswer[] =
    outcome !== undefined
      ? [{ key: 'gameOver', params: { reason: outcome.reason } }]
      : seat !== p.mover && !deadMen(game, p).includes(game.board.names[cell])
        ? [{ key: 'notYourTurn', params: {} }]
        : []
  const moves = asIfToMove(game, p, seat, () => {
    const out = createMoves()
    const n = game.legal(p, out)
    return Array.from(out.subarray(0, n))
      .filter((move) => fromOf(move) === cell)
      .map((move) => describeMove(game, p, move))
      .sort((a, b) => (a.id < b.id ? -1 : 1))
  })
  return answer({
    cell: name,
    man: describeMan(game, p, cell),
    moves,
    obstacles: [...circumstances, ...obstaclesOf(game, p, cell)],
    bars: [],
    hindrances: hindrancesOf(game, p, cell),
    immunities: immunitiesOf(game, p, cell),
    attackers: attackersOf(game, p, cell),
  })
}
