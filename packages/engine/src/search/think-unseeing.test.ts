import { describe, expect, test } from 'vitest'
import { knownGame } from '../../test/kernel-reading.ts'
import { anyMove } from '../../test/random-play.ts'
import { seeded } from '../../test/referee/random.ts'
import { askMoves, askPosition } from '../ask/index.ts'
import { veil } from '../game/index.ts'
import { moveId, parsePosition, startPosition } from '../notation/index.ts'
import { seatOf, VEILED } from '../position/man.ts'
import { slugs } from '../variants/catalogue.ts'
import { botLevels, hasUnseeingBots, numbersFrom, shareOf, thinkUnseeing, type UnseeingOptions } from './index.ts'
import { Supposition } from './supposition.ts'

const hidden = slugs.filter((slug) => !knownGame(slug).isOpen)
const fog = knownGame('fog-of-war')

function knownShare(start: string | undefined, moves: readonly string[], seat: number) {
  const share = shareOf(fog, { variant: 'fog-of-war', start, moves }, seat)
  if (share === undefined) throw new Error('no line')
  return share
}

function bestOf(start: string | undefined, moves: readonly string[], seat: number, options: Partial<UnseeingOptions>) {
  const quietly = { seed: 1, now: () => 0, shouldStop: () => false }
  const asked = thinkUnseeing(fog, knownShare(start, moves, seat), { ...quietly, ...options })
  if (!asked.ok) throw new Error(JSON.stringify(asked.error))
  return asked.value.best
}

/** A game of moves by chance, as far as it goes. */
function chanceLine(seed: number, plies: number): string[] {
  const random = seeded(seed)
  const p = startPosition(fog)
  const moves: string[] = []
  while (moves.length < plies && fog.outcome(p) === undefined) {
    const move = anyMove(fog, p, random)
    if (move === undefined) break
    moves.push(moveId(fog, p, move))
    fog.make(p, move)
  }
  return fog.outcome(p) === undefined ? moves : moves.slice(0, -1)
}

test('bots play every game in which something is hidden', () => {
  expect(hidden.filter((slug) => !hasUnseeingBots(knownGame(slug)))).toEqual([])
})

describe('what a bot knows', () => {
  // Black's men behind the fog go other ways; White, who has moved the same, sees the same.
  const one = ['a2a3', 'b8c6', 'a3a4', 'g8f6', 'h2h3', 'e7e6']
  const other = ['a2a3', 'h7h6', 'a3a4', 'd7d6', 'h2h3', 'c8d7']

  test('is the same wherever what it does not see is different', () => {
    expect(knownShare(undefined, one, 0)).toEqual(knownShare(undefined, other, 0))
    expect(knownShare(undefined, one, 1)).not.toEqual(knownShare(undefined, other, 1))
  })

  test('so it makes the same choice, at every level and with every seed', () => {
    for (const level of botLevels) {
      for (const seed of [1, 2]) {
        const options = { level, seed, limits: { nodes: 400 } }
        expect(bestOf(undefined, one, 0, options)).toBe(bestOf(undefined, other, 0, options))
      }
    }
  })

  test('has the veil wherever a seat does not see', () => {
    const { seen } = knownShare(undefined, ['e2e4'], 1)
    expect(seen.slice(0, 64).filter((man) => man === VEILED)).toHaveLength(32)
    expect(seen.slice(0, 64).every((man) => man === 0 || man === VEILED || seatOf(man) === 1)).toBe(true)
  })

  test('forgets a man that it has taken, and knows where one of its own was', () => {
    const share = knownShare(undefined, ['e2e4', 'd7d5', 'e4d5', 'd8d5'], 0)
    expect(share.memories).toHaveLength(15)
    expect(share.struck).toEqual([fog.board.cellOf('d5')])
  })
})

describe('a position that is supposed', () => {
  test('looks to the seat as the true one does, and has as many men', () => {
    let like = 0
    let all = 0
    for (let seed = 1; seed <= 12; seed++) {
      const moves = chanceLine(seed, 8 + 4 * seed)
      const asked = askPosition(fog, { variant: 'fog-of-war', moves })
      if (!asked.ok) throw new Error('no line')
      const seat = asked.value.toMove
      const share = knownShare(undefined, moves, seat)
      const p = new Supposition(fog, share).next(numbersFrom(seed))
      const looks = Array.from(veil(fog, p, seat).cells.subarray(0, fog.board.size))
      all++
      if (JSON.stringify(looks) === JSON.stringify(share.seen.slice(0, fog.board.size))) like++
      const men = (of: number) =>
        Array.from(p.cells.subarray(0, p.size)).filter((man) => man !== 0 && seatOf(man) === of)
      expect(men(1 - seat)).toHaveLength(asked.value.men.filter((man) => man.seat !== seat).length)
      expect(men(seat)).toHaveLength(asked.value.men.filter((man) => man.seat === seat).length)
    }
    expect(like / all).toBeGreaterThan(0.8)
  })
})

describe('a bot in the fog', () => {
  test.each(botLevels)('%s plays a legal move in every position it can meet', (level) => {
    for (let seed = 1; seed <= 4; seed++) {
      const moves = chanceLine(seed, 12 * seed)
      const line = { variant: 'fog-of-war', moves }
      const position = askPosition(fog, line)
      const legal = askMoves(fog, line)
      if (!position.ok || !legal.ok) throw new Error('no line')
      const best = bestOf(undefined, moves, position.value.toMove, { level, seed, limits: { nodes: 600 } })
      expect(legal.value.map(({ id }) => id)).toContain(best)
    }
  })

  test('takes the king as soon as it sees it, and whoever stands there unguarded', () => {
    expect(bestOf('4k3/8/8/8/8/8/8/4RK2 w - - 0 9', [], 0, { level: 'master' })).toBe('e1e8')
    const start = '7k/8/8/8/q7/8/8/R5K1 w - - 0 9'
    expect(parsePosition(fog, start).ok).toBe(true)
    expect(bestOf(start, [], 0, { level: 'club' })).toBe('a1a4')
  })
})
