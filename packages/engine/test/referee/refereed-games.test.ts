import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { pick, seeded } from './random.ts'
import type { Reading, RefereedGame } from './refereed-game.ts'
import { refereedGames } from './refereed-games.ts'

/** What the artificial positions of a game must meet again and again, or they would not put an engine to the test. */
const wanted: Readonly<Record<string, readonly string[]>> = {
  ultima: 'frozen check removal pinch withdrawal leap coordination displacement several'.split(' '),
  baroque: 'frozen check pinch withdrawal leap coordination displacement several'.split(' '),
  fugue: [
    ...'frozen swap destruction shot leap withdrawal approach displacement hop'.split(' '),
    ...'queen immobilizer pushmePullyu archer shield leaper swapper'.split(' ').map((kind) => `promotion to ${kind}`),
  ],
  'humpty-dumpty': [
    ...'check castling displacement hop'.split(' '),
    ...'queen gnu tank frog'.split(' ').map((kind) => `promotion to ${kind}`),
  ],
}

test('every game read twice is held to both readings in a file of its own', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('-readings.test.ts'))
  expect(files.sort()).toEqual(refereedGames.map(({ slug }) => `${slug}-readings.test.ts`).sort())
})

describe.each(refereedGames)('$slug', (game) => {
  test.each(game.themeNames)('%s: one king a side, all different, and many of them legal', (theme) => {
    const positions = positionsOf(game, 100, theme)
    for (const fen of positions) {
      const rows = fen.slice(0, fen.indexOf(' '))
      expect(rows.match(/k/g)).toHaveLength(1)
      expect(rows.match(/K/g)).toHaveLength(1)
    }
    expect(new Set(positions).size).toBe(100)
    expect(positions.filter(game.isLegalPosition).length).toBeGreaterThan(10)
  })

  test('a seed always gives the same positions', () => {
    expect(positionsOf(game, 20)).toEqual(positionsOf(game, 20))
  })

  test('together the positions meet all that is particular to the game', () => {
    const met = new Map<string, number>()
    for (const fen of positionsOf(game, 400).filter(game.isLegalPosition)) {
      for (const what of meets(game.reading(fen))) met.set(what, (met.get(what) ?? 0) + 1)
    }
    expect((wanted[game.slug] ?? ['a list of what to meet']).filter((what) => (met.get(what) ?? 0) < 2)).toEqual([])
  })

  test('a game of random moves goes on until its verdict, through legal positions with moves of different ids', () => {
    const random = seeded(5)
    const line = [game.start]
    for (let ply = 0; ply < 40; ply += 1) {
      const fen = line.at(-1) ?? game.start
      expect(game.isLegalPosition(fen)).toBe(true)
      const { moves, verdict } = game.reading(fen)
      expect(new Set(moves.map((move) => move.id)).size).toBe(moves.length)
      if (verdict !== null) break
      line.push(pick(random, moves).leadsTo)
    }
    expect(line.length).toBeGreaterThan(10)
  })
})

function positionsOf(game: RefereedGame, count: number, theme?: string): readonly string[] {
  const random = seeded(1963)
  return Array.from({ length: count }, (_, drawn) =>
    game.artificialPosition(random, theme, drawn % 3 === 0 ? 'any' : 'starting'),
  )
}

function meets({ moves, frozen, inCheck }: Reading): readonly string[] {
  const met: string[] = []
  if (frozen.length > 0) met.push('frozen')
  if (inCheck) met.push('check')
  for (const { act, victims, promotion } of moves) {
    met.push(act)
    for (const { rule } of victims) met.push(rule)
    if (new Set(victims.map(({ rule }) => rule)).size > 1) met.push('several')
    if (promotion !== null) met.push(`promotion to ${promotion}`)
  }
  return met
}
