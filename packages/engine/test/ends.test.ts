import { describe, expect, test } from 'vitest'
import { askPosition, type Line } from '../src/ask/index.ts'
import type { Game } from '../src/game/index.ts'
import { readRulesText } from '../src/notation/rules-text.ts'
import { slugs } from '../src/variants/catalogue.ts'
import { filesBesideVariants } from './beside-variants.ts'
import { type Ending, readEnds } from './ends-file.ts'
import { knownGame } from './kernel-reading.ts'

/**
 * Ends known by the rules: those written down beside a variant are played here; those its rules page shows on a plate are
 * held to it with the other diagrams. Together they show every way in which the variant's games can end.
 */
const written = new Map(filesBesideVariants('.ends').map(({ slug, text }) => [slug, readEnds(text)]))
const pages = new Map(filesBesideVariants('.rules.md').map(({ slug, text }) => [slug, text]))

describe.each(slugs)('%s', (slug) => {
  const game = knownGame(slug)
  const endings = written.get(slug) ?? []

  test('shows as many ways to end, beside it or in its rules, as its definition has', () => {
    const reasons = new Set([...endings.map(({ reason }) => reason), ...reasonsOnPlates(pages.get(slug) ?? '')])
    expect([...reasons].length, [...reasons].join(' ')).toBeGreaterThanOrEqual(game.variant.ends.length)
  })

  test.each(endings)('$reason, $winner: $start $moves', ({ reason, winner, start, moves }) => {
    const line: Line = { variant: slug, moves, ...(start === undefined ? {} : { start }) }
    if (moves.length > 0) expect(endOf(game, { ...line, moves: moves.slice(0, -1) })).toBe('goes on')
    expect(endOf(game, line)).toBe(`${reason} ${winner}`)
  })
})

function endOf(game: Game, line: Line): string {
  const asked = askPosition(game, line)
  if (!asked.ok) throw new Error(`${asked.error.key} ${JSON.stringify(asked.error.params)}`)
  const { outcome } = asked.value
  if (outcome === null) return 'goes on'
  return `${outcome.reason} ${outcome.winner === null ? 'draw' : (game.variant.seats[outcome.winner]?.id ?? '?')}`
}

function reasonsOnPlates(text: string): string[] {
  const read = readRulesText(text)
  if (!read.ok) return []
  const statements = read.value.diagrams.flatMap((diagram) => diagram.statements)
  return statements.flatMap((statement) => (statement.kind === 'ends' ? [statement.reason] : []))
}

test('an ending is read as it was written, and a line that is none is not', () => {
  const read: readonly Ending[] = readEnds('# how\n\ncheckmate white | 8/8 w | a1a2 b1b2\nstalemate draw | start |\n')
  expect(read).toEqual([
    { reason: 'checkmate', winner: 'white', start: '8/8 w', moves: ['a1a2', 'b1b2'] },
    { reason: 'stalemate', winner: 'draw', start: undefined, moves: [] },
  ])
  for (const line of ['checkmate | 8/8 w | a1a2', 'checkmate white | 8/8 w', 'checkmate white | | a1a2'])
    expect(() => readEnds(line)).toThrow(/cannot read/)
})
