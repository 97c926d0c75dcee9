import type { Game } from '../game/game.ts'
import { printPosition } from '../notation/position-text.ts'
import { printTree } from '../notation/print-tree.ts'
import { readTree } from '../notation/read-tree.ts'
import type { Asked, TreeAnswer, TreeLine } from './answers.ts'
import { answer, openStart, refuse } from './open.ts'

/** A game with all its variations, comments and glyphs, from game text. */
export function askTree(game: Game, text: string): Asked<TreeAnswer> {
  const read = readTree(game, text)
  if (!read.ok) return refuse('badGame', { reason: read.fault.reason, ...read.fault.params })
  const { start, comment, branches, tags, result } = read.value
  const opened = openStart(game, { variant: game.variant.slug, start, moves: [] })
  if (!opened.ok) return opened
  return answer({
    variant: game.variant.slug,
    start: start === undefined ? null : printPosition(game, opened.value),
    comment,
    branches,
    tags,
    result: result.result,
  })
}

/** Such a game as text. */
export function askTreeText(game: Game, { start, result, ...tree }: TreeLine): Asked<string> {
  // A parent that comes after its move is no tree.
  const stray = tree.branches.findIndex(({ parent }, index) => parent >= index || parent < -1)
  if (stray >= 0) return refuse('badGame', { reason: 'badMove', text: tree.branches[stray].move, ply: `${stray + 1}` })
  const text = printTree(game, { ...tree, start: start ?? undefined, result: { result, scores: undefined } })
  return text.ok ? text : refuse('badGame', { reason: text.fault.reason, ...text.fault.params })
}
