import type { Game } from '../game/game.ts'
import { readAs, slugOfReading } from '../game/readings.ts'
import { isCalled, parseGame, printGame, variantOf } from '../notation/game-text.ts'
import { resultText } from '../notation/result-text.ts'
import type { Asked, Line } from './answers.ts'
import { answer, openLine, refuse } from './open.ts'

/**
 * The line as game text. `recorded` scores go before what the board says: a resigned game has a result too. `remarks` stand
 * after the moves that have one.
 */
export function exportGame(
  game: Game,
  line: Line,
  tags: Readonly<Record<string, string>>,
  recorded?: readonly number[],
  remarks?: readonly (string | null)[],
): Asked<string> {
  const opened = openLine(game, line)
  if (!opened.ok) return opened
  const told = resultText(recorded ?? game.outcome(opened.value)?.scores)
  const text = printGame(game, { tags, start: line.start, moves: line.moves, remarks, ...told })
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

/**
 * The slug of the reading in which a game text says it was played, among those of the game's edition, the one printed
 * included; undefined where it says nothing, or another game.
 */
export function readingTold(game: Game, text: string): string | undefined {
  const told = variantOf(text)
  const printed = game.variant.reading?.of ?? game.variant
  const slugs = [printed.slug, ...Object.keys(printed.readings ?? {}).map((id) => slugOfReading(printed.slug, id))]
  if (told === undefined) return undefined
  return slugs.find((slug) => {
    const variant = readAs(printed, slug)
    return variant !== undefined && isCalled(variant, told)
  })
}
