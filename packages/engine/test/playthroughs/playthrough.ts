import { exportGame, type Line } from '../../src/ask/index.ts'
import type { Game } from '../../src/game/index.ts'
import { moveId, printMove, printPosition, startPosition } from '../../src/notation/index.ts'
import { createMoves } from '../../src/position/move.ts'
import { pick, seeded } from '../referee/random.ts'

const seed = 1_963
const mostPlies = 160

/**
 * One game by chance, told in full: each move as people write it, how many there were to choose from, and the position
 * it led to; then the game as text. What a variant plays like is so on record, and a change of it shows as a difference.
 */
export function playthrough(game: Game): string {
  const random = seeded(seed)
  const p = startPosition(game)
  const out = createMoves()
  const moves: string[] = []
  const told = [`start | ${printPosition(game, p)}`]
  while (moves.length < mostPlies && game.outcome(p) === undefined) {
    const n = game.legal(p, out)
    // In the order of their ids: the order in which moves are found is nobody's promise.
    const legal = [...out.subarray(0, n)].sort((a, b) => (moveId(game, p, a) < moveId(game, p, b) ? -1 : 1))
    const taking = legal.filter((move) => game.victimsOf(p, move, out, n) > n)
    const move = pick(random, taking.length > 0 && random(3) > 0 ? taking : legal)
    const text = printMove(game, p, move)
    moves.push(moveId(game, p, move))
    game.make(p, move)
    told.push(`${moves.length} ${text} | of ${n} | ${printPosition(game, p)}`)
  }
  told.push(`end | ${game.outcome(p)?.reason ?? 'goes on'}`)
  const line: Line = { variant: game.variant.slug, moves }
  const written = exportGame(game, line, {})
  if (!written.ok) throw new Error(written.error.key)
  return `${told.join('\n')}\n\n${written.value}`
}
