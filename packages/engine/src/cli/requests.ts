import type { AskError, Line } from '../ask/answers.ts'
import { askPlay } from '../ask/index.ts'
import type { Game } from '../game/game.ts'
import { moveWords } from '../notation/game-words.ts'
import { gameOf, slugs } from '../variants/catalogue.ts'
import { answered, Complaint } from './complaint.ts'
import { suggestion } from './nearest.ts'

/** Deeper than any count that ends; it keeps a slip of the finger from asking for the impossible. */
const MOST_DEPTH = 20

export function gameNamed(slug: string): Game {
  const game = gameOf(slug)
  if (game !== undefined) return game
  const hint = suggestion(slug, slugs) || ' `variorum games` lists them.'
  throw new Complaint({ key: 'unknownVariant', params: { variant: slug, hint } })
}

export function depthOf(value: unknown): number {
  const depth = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  if (typeof depth === 'number' && Number.isInteger(depth) && depth >= 0 && depth <= MOST_DEPTH) return depth
  throw new Complaint(badDepth(shown(value)))
}

export const badDepth = (found: string): AskError => ({ key: 'badDepth', params: { found, most: `${MOST_DEPTH}` } })

/**
 * Position text as people hand it on: a remark in parentheses after it is not part of it, and `start` is the game's
 * own start.
 */
export function positionText(text: string | undefined): string | undefined {
  const bare = text?.replace(/\s*\([^()]*\)\s*$/, '').trim()
  return bare === undefined || bare === '' || /^start(pos)?$/i.test(bare) ? undefined : bare
}

/** The line from a position through moves in any spelling; the first that cannot be played is named. */
export function lineOf(game: Game, fen: string | undefined, moves: string | undefined): Line {
  let line: Line = { variant: game.variant.slug, start: positionText(fen), moves: [] }
  for (const [index, text] of moveWords(moves ?? '').entries()) {
    const step = askPlay(game, line, text)
    if (!step.ok && step.error.key !== 'badPosition') {
      throw new Complaint({ key: step.error.key, params: { ...step.error.params, ply: `${index + 1}` } })
    }
    line = { ...line, moves: [...line.moves, answered(step).move.id] }
  }
  return line
}

/** How a value of the wrong kind is shown back. */
export const shown = (value: unknown): string =>
  value === undefined ? 'nothing' : (JSON.stringify(value) ?? typeof value)
