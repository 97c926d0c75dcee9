import { describe, expect, test } from 'vitest'
import { knownGame } from '../../test/kernel-reading.ts'
import { anyMove } from '../../test/random-play.ts'
import { seeded } from '../../test/referee/random.ts'
import { askMoves } from '../ask/index.ts'
import { printPosition, startPosition } from '../notation/index.ts'
import { slugs } from '../variants/catalogue.ts'
import { botLevels, type ThinkOptions, think } from './index.ts'

const many = slugs.filter((slug) => knownGame(slug).variant.seats.length > 2)

function bestOf(slug: string, start: string | undefined, options: Partial<ThinkOptions>): string | null {
  const quietly = { seed: 1, now: () => 0, shouldStop: () => false, onThought: () => {} }
  const asked = think(knownGame(slug), { variant: slug, start, moves: [] }, { ...quietly, ...options })
  if (!asked.ok) throw new Error(JSON.stringify(asked.error))
  return asked.value.best
}

describe.each(many)('every bot of %s', (slug) => {
  const game = knownGame(slug)

  test.each(botLevels)('%s plays a legal move, whoever is to move and whoever is out', (level) => {
    const random = seeded(5)
    const p = startPosition(game)
    for (let ply = 0; ply < 400; ply++) {
      const move = game.outcome(p) === undefined ? anyMove(game, p, random) : undefined
      if (move === undefined) break
      game.make(p, move)
      if (ply % 57 !== 0 || game.outcome(p) !== undefined) continue
      const start = printPosition(game, p)
      const moves = askMoves(game, { variant: slug, start, moves: [] })
      expect(moves.ok && moves.value.map(({ id }) => id)).toContain(
        bestOf(slug, start, { level, limits: { nodes: 150 } }),
      )
    }
  })

  test('thinks the same twice when seed and nodes are the same, and not always with another seed', () => {
    const opened = (seed: number) => bestOf(slug, undefined, { level: 'novice', seed, limits: { nodes: 100 } })
    expect(opened(1)).toBe(opened(1))
    expect(new Set([1, 2, 3, 4, 5, 6].map(opened)).size).toBeGreaterThan(1)
  })
})

describe('a bot among four', () => {
  const slug = 'four-player-chess'
  const kings = (rows: string) => `6,yK,7/14/14/${rows}/14/14/14/7,rK,6 r - - - 0,0,0,0 0 9`

  test('takes a queen that nobody guards, and not one that a third guards', () => {
    const free = kings('bK,13/14/14/3,rR,4,gQ,5/13,gK/14/14')
    expect(bestOf(slug, free, { limits: { depth: 2 } })).toBe('d8i8')
    // The pawn of a third would take the rook for a knight.
    const guarded = kings('bK,13/14/8,yP,5/3,rR,3,gN,6/13,gK/14/14')
    expect(bestOf(slug, guarded, { limits: { depth: 2 } })).not.toBe('d8h8')
  })

  test('does not leave its queen to be taken by one who moves only after another', () => {
    const attacked = kings('bK,13/14/14/3,rQ,9,gR/13,gK/14/14')
    const best = bestOf(slug, attacked, { limits: { depth: 4 } }) ?? ''
    expect(best).toMatch(/^d8/)
    expect(best).not.toMatch(/^d8[e-m]8$/)
  })

  test('mates for the points where it can', () => {
    // Blue's king on the edge, one rook already beside it on the file it would flee to.
    const start = '6,yK,7/14/14/bK,13/14/14/14/13,gK/1,rR,12/14/2,rR,11/14/14/7,rK,6 r - - - 0,0,0,0 0 9'
    expect(bestOf(slug, start, { limits: { depth: 2 } })).toMatch(/^c4a4$/)
  })
})
