import type { Game } from '../game/game.ts'
import { parseGame, printGame } from '../notation/game-text.ts'
import { resultText } from '../notation/result-text.ts'
import type { Asked, Line } from './answers.ts'
import { answer, openLine, refuse } from './open.ts'

/** The line as game text. `recorded` scores go before what the board says: a resigned game has a result too. */
export function exportGame(
  game: Game,
  line: Line,
  tags: Readonly<Record<string, string>>,
  recorded?: readonly number[],
): Asked<string> {
  const opened = openLine(game, line)
  if (!opened.ok) return opened
  const told = resultText(recorded ?? game.outcome(opened.value)?.scores)
  const text = printGame(game, { tags, start: line.start, moves: line.moves, ...told })
  return text.ok ? text : refuse('badGame', { reason: text.fault.reason, ...text.fault.params })
}

/** A line from game text, with the tags it does not derive and its result. */
export function importGame(
  game: Game,
  text: string,
): Asked<{ readonly line: Line; readonly tags: Readonly<Record<string, string>>; readonly result: string }> {
  const read = parseGame(game, text)
  if (!read.ok) return refuse('badGame', { reason: read.fault.reason, ...read.fault.params })
  const { start, moves, tags, result } = read.value
  return answer({ line: { variant: game.variant.slug, start, moves }, tags, result })
}
