import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { printPosition } from '../src/notation/index.ts'
import { Prover, type Puzzle, printPuzzle, readShelf } from '../src/puzzles/index.ts'
import { openPuzzle } from '../src/puzzles/open.ts'
import { think } from '../src/search/index.ts'
import { gameOf } from '../src/variants/catalogue.ts'
import { shelves } from '../src/variants/shelves.ts'

const isLong = process.env.VARIORUM_LONG !== undefined
/** Of each game so many are proved anew; `puzzles check` proves as many as one likes. */
const SAMPLE = isLong ? 40 : 1
/** Longer lines are proved where there is time. */
const MOST_STEPS = isLong ? 99 : 3

const files = await Promise.all(
  Object.entries(shelves).flatMap(([slug, shelf]) =>
    shelf.map(async (fetch) => ({ slug, file: (await fetch()).default })),
  ),
)

const gameCalled = (slug: string) => {
  const game = gameOf(slug)
  if (game === undefined) throw new Error(`no ${slug}`)
  return game
}

const puzzlesOf = (slug: string): readonly Puzzle[] =>
  files.filter((one) => one.slug === slug).flatMap(({ file }) => readShelf(file))

test('a file of puzzles takes no more than sixty thousand bytes to fetch', () => {
  for (const { file } of files) expect(gzipSync(JSON.stringify(file)).length).toBeLessThan(60_000)
})

describe.each(Object.keys(shelves))('puzzles of %s', (slug) => {
  const game = gameCalled(slug)
  const puzzles = puzzlesOf(slug)

  test('are written as they are read, are legal, and each is there once', () => {
    const lines = files.filter((one) => one.slug === slug).flatMap(({ file }) => file.puzzles)
    expect(puzzles.map(printPuzzle)).toEqual(lines)
    expect(puzzles.filter((puzzle) => openPuzzle(game, puzzle) === undefined)).toEqual([])
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length)
  })

  test('are between 600 and 2400, and below 1000 where they have one move', () => {
    for (const { rating, line } of puzzles) {
      expect(rating).toBeGreaterThanOrEqual(600)
      expect(rating).toBeLessThanOrEqual(line.length > 1 ? 2400 : 999)
    }
  })

  test('are proved anew, a few of them', () => {
    const prover = new Prover(game)
    const sample = puzzles.filter(({ line }) => line.length <= MOST_STEPS).slice(0, SAMPLE)
    for (const puzzle of sample) expect([puzzle.id, prover.fault(puzzle)]).toEqual([puzzle.id, undefined])
  }, 600_000)
})

test('bots solve fewer of the puzzles that are rated higher', () => {
  const slug = 'ultima'
  const game = gameCalled(slug)
  const puzzles = puzzlesOf(slug)
    .slice(0, 60)
    .toSorted((a, b) => a.rating - b.rating)
  const share = (part: readonly Puzzle[], nodes: number): number =>
    part.filter((puzzle) => {
      const opened = openPuzzle(game, puzzle)
      const line = { variant: slug, start: opened && printPosition(game, opened.p), moves: [] }
      const asked = { limits: { nodes }, seed: 3, now: () => 0, shouldStop: () => false, onThought: () => {} }
      const thought = think(game, line, asked)
      return thought.ok && thought.value.best === puzzle.line[0].move
    }).length / part.length
  const third = Math.floor(puzzles.length / 3)
  for (const nodes of [300, 1_500]) {
    const easy = share(puzzles.slice(0, third), nodes)
    const hard = share(puzzles.slice(-third), nodes)
    expect(easy).toBeGreaterThan(hard)
  }
})
