import { describe, expect, test } from 'vitest'
import { askPosition, exportGame, importGame, type Line } from '../src/ask/index.ts'
import type { Game } from '../src/game/index.ts'
import { printPosition } from '../src/notation/index.ts'
import { slugs } from '../src/variants/catalogue.ts'
import { filesBesideVariants } from './beside-variants.ts'
import { offTheBoard, readGames } from './games-file.ts'
import { knownGame, positionOf } from './kernel-reading.ts'

/**
 * Games that people really played, as others published them: each move is legal here and the end is the one they report.
 * Length, result, way to end and last position come from the sources that the files beside the variants name.
 */
const files = new Map(filesBesideVariants('.games').map(({ slug, text }) => [slug, readGames(text)]))

test.each(slugs)('%s has a game that was really played, or says where none was found', (slug) => {
  const file = files.get(slug)
  expect(file?.games.length || file?.notFound).toBeTruthy()
})

describe.each([...files].filter(([, { games }]) => games.length > 0))('%s', (slug, { games }) => {
  const game = knownGame(slug)

  test.each(games)('$name', ({ text, plies, result, termination, last }) => {
    const line = lineOf(game, text, result)
    expect(line.moves.length).toBe(plies)
    expect(endOf(game, line)).toBe(offTheBoard.includes(termination) ? 'goes on' : termination)
    if (last !== undefined) {
      const reached = askPosition(game, line)
      const told = last.split(' ').length
      expect(firstWords(reached.ok ? reached.value.fen : '', told)).toBe(
        firstWords(printPosition(game, positionOf(game, last)), told),
      )
    }
    const written = exportGame(game, line, {})
    expect(written.ok && lineOf(game, written.value).moves).toEqual(line.moves)
  })
})

/** Of a position only what its source tells: clocks, say, are not counted by all. */
function firstWords(text: string, howMany: number): string {
  return text.split(' ').slice(0, howMany).join(' ')
}

function lineOf(game: Game, text: string, result?: string): Line {
  const read = importGame(game, text)
  if (!read.ok) throw new Error(`${read.error.key} ${JSON.stringify(read.error.params)}`)
  if (result !== undefined) expect(read.value.result).toBe(result)
  return read.value.line
}

function endOf(game: Game, line: Line): string {
  const asked = askPosition(game, line)
  if (!asked.ok) throw new Error(`${asked.error.key} ${JSON.stringify(asked.error.params)}`)
  return asked.value.outcome?.reason ?? 'goes on'
}

test('a file of games is read game by game, and a text that does not say where it is from is none', () => {
  const tags =
    '[Event "E"]\n[Date "1851"]\n[White "A"]\n[Black "B"]\n[Result "1-0"]\n[PlyCount "1"]\n[Termination "resignation"]'
  const sourced = `${tags}\n[Source "S"]\n\n1. e4 1-0`
  const { games, notFound } = readGames(`% About.\n\n${sourced}\n\n${sourced}\n`)
  expect(games.map(({ name, plies }) => `${name}: ${plies}`)).toEqual(['A – B, E 1851: 1', 'A – B, E 1851: 1'])
  expect(notFound).toBeUndefined()
  expect(readGames('% not found: nowhere\n')).toEqual({ games: [], notFound: 'nowhere' })
  expect(() => readGames(`${tags}\n\n1. e4 1-0`)).toThrow(/who says so/)
})
