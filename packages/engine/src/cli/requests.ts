import type { AskError, Line } from '../ask/answers.ts'
import { askPlay } from '../ask/index.ts'
import { openLine } from '../ask/open.ts'
import type { Game } from '../game/game.ts'
import { moveWords } from '../notation/game-words.ts'
import type { Position } from '../position/position.ts'
import { gameOf, slugs } from '../variants/catalogue.ts'
import { proseStarts } from '../variants/prose-starts.ts'
import { answered, Complaint, usage } from './complaint.ts'
import { namesOf, slugCalled } from './game-names.ts'
import { suggestion } from './nearest.ts'
import { EXIT, type Exit } from './terminal.ts'

/** Deeper than any count that ends; it keeps a slip of the finger from asking for the impossible. */
const MOST_DEPTH = 20

/** The game of that name: our slug, or what other programs call it. */
export function gameNamed(name: string): Game {
  const game = gameOf(slugCalled(name))
  if (game !== undefined) return game
  const hint = suggestion(name, slugs.flatMap(namesOf)) || ' The command `games` lists them.'
  throw new Complaint({ key: 'unknownVariant', params: { variant: name, hint } })
}

/** A depth from a word or a field; where it is a word of the command line, a wrong one is wrong usage. */
export function depthOf(value: unknown, exit: Exit = EXIT.badInput): number {
  const depth = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  if (typeof depth === 'number' && Number.isInteger(depth) && depth >= 0 && depth <= MOST_DEPTH) return depth
  throw new Complaint(badDepth(typeof value === 'string' ? value : shown(value)), exit)
}

export const badDepth = (found: string): AskError => ({ key: 'badDepth', params: { found, most: `${MOST_DEPTH}` } })

/**
 * Position text as people hand it on: a remark in parentheses after it is not part of it; `start` is the game's own
 * start, and so is the description of it in words that tables of counts have.
 */
export function positionText(game: Game, text: string | undefined): string | undefined {
  if (text === undefined || proseStarts[game.variant.slug]?.includes(text.trim())) return undefined
  // A script whose variable is empty must not get the count of another position.
  if (text.trim() === '') throw usage('There is no position in --fen; without it the game begins from its start.')
  const bare = text.replace(/\s*\([^()]*\)\s*$/, '').trim()
  return bare === '' || /^start(pos)?$/i.test(bare) ? undefined : bare
}

/** The line from a position through moves in any spelling; the first that cannot be played is named. */
export function lineOf(game: Game, fen: string | undefined, moves: string | undefined): Line {
  let line: Line = { variant: game.variant.slug, start: positionText(game, fen), moves: [] }
  for (const [index, text] of moveWords(moves ?? '').entries()) {
    const step = askPlay(game, line, text)
    if (!step.ok && step.error.key !== 'badPosition') {
      throw new Complaint({ key: step.error.key, params: { ...step.error.params, ply: `${index + 1}` } })
    }
    line = { ...line, moves: [...line.moves, answered(step).move.id] }
  }
  return line
}

/** The position such a line has come to. */
export const positionOf = (game: Game, fen: string | undefined, moves?: string): Position =>
  answered(openLine(game, lineOf(game, fen, moves)))

/** How a value of the wrong kind is shown back. */
export const shown = (value: unknown): string =>
  value === undefined ? 'nothing' : (JSON.stringify(value) ?? typeof value)
