import type { MoveAnswer, VictimAnswer } from '../ask/answers.ts'
import { askMoves, askPosition } from '../ask/index.ts'
import type { Game } from '../game/game.ts'
import { calledSeat } from '../rules/called.ts'
import type { Call } from './commands.ts'
import { answered } from './complaint.ts'
import { gameNamed, lineOf } from './requests.ts'
import { ruleWords } from './rule-words.ts'
import { EXIT, type Exit } from './terminal.ts'
import { capital, outcomeWords, plural, spaced } from './words.ts'

/** Every legal move, a line each: as programs write it, as people write it, and whom it takes by which rule. */
export function movesCommand({ words: [name], options, terminal }: Call): Exit {
  const game = gameNamed(name)
  const line = lineOf(game, options.fen, options.moves)
  const position = answered(askPosition(game, line))
  const moves = answered(askMoves(game, line))
  const { fen, toMove, check, outcome } = position
  if (options.json) {
    terminal.answer(JSON.stringify({ variant: game.variant.slug, fen, toMove, check, outcome, moves }))
    return EXIT.ok
  }
  const widest = Math.max(0, ...moves.map((move) => move.id.length))
  for (const move of moves) terminal.answer(moveWords(move, widest))
  const side = capital(seatName(game, toMove))
  terminal.remark(
    outcome === null
      ? `${side} to move${check.length > 0 ? ', in check' : ''}: ${plural(moves.length, 'move')}.`
      : `The game is over: ${outcomeWords(outcome.reason, outcome.winner === null ? undefined : seatName(game, outcome.winner))}.`,
  )
  return EXIT.ok
}

export const seatName = (game: Game, seat: number): string => calledSeat(game.variant.seats[seat])

export function moveWords(move: MoveAnswer, widest = move.id.length): string {
  const head = `${move.id.padEnd(widest)}  ${move.text}`
  if (move.act === 'removal') return `${head}  (takes it off the board)`
  return move.victims.length === 0 ? head : `${head}  (${victimWords(move.victims)})`
}

/** `pinched: pawn c6 with b6; leapt over: leaper d3`. */
function victimWords(victims: readonly VictimAnswer[]): string {
  const byRule = new Map<string, string[]>()
  for (const { rule, kind, cell, partner } of victims) {
    const words = `${spaced(kind)} ${cell}${partner === null ? '' : ` with ${partner}`}`
    byRule.set(rule, [...(byRule.get(rule) ?? []), words])
  }
  return [...byRule].map(([rule, taken]) => `${ruleWords(rule)}: ${taken.join(', ')}`).join('; ')
}
