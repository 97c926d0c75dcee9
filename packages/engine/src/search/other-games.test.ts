import { describe, expect, test } from 'vitest'
import { knownGame } from '../../test/kernel-reading.ts'
import type { ThoughtAnswer } from '../ask/answers.ts'
import { askMoves } from '../ask/index.ts'
import { type BotLevel, botLevels, think } from './index.ts'

function thoughtOf(slug: string, start: string | undefined, depth: number, level?: BotLevel): ThoughtAnswer {
  const options = {
    ...(level && { level }),
    limits: { depth },
    seed: 1,
    now: () => 0,
    shouldStop: () => false,
    onThought: () => {},
  }
  const asked = think(knownGame(slug), { variant: slug, start, moves: [] }, options)
  if (!asked.ok) throw new Error(JSON.stringify(asked.error))
  return asked.value
}

describe('a bot with men in hand', () => {
  // A back rank mate by a drop: the king's own pawns shut it in, and no hand has a man to put between.
  test('drops one to mate', () => {
    const thought = thoughtOf('crazyhouse', '6k1/5ppp/8/8/8/8/8/4K3[RP] w - -', 2)
    expect(thought).toMatchObject({ mateIn: 1 })
    expect(thought.best).toMatch(/^R@[a-e]8$/)
  })

  test('drops one to save its king, there being no other way', () => {
    expect(thoughtOf('crazyhouse', 'k7/8/8/8/8/5n2/6PP/r6K[N] w - -', 2).best).toMatch(/^N@[b-g]1$/)
  })

  test('does not mate with a pawn where the rules forbid it', () => {
    expect(thoughtOf('shogi', '8k/9/8G/9/9/9/9/7R1/4K4[P] w', 3).best).not.toBe('P@i8')
  })

  test.each(botLevels)('plays what the rules allow when it is a %s', (level) => {
    for (const [slug, start] of [
      ['crazyhouse', 'r1b1k2r/ppp2ppp/2n5/8/8/2N5/PPP2PPP/R1B1K2R[QNPbpp] b KQkq -'],
      ['shogi', 'lnsgk1snl/6gb1/p1ppppp1p/1p5R1/7p1/2P6/PP1PPPP1P/1B7/LNSGKGSNL[RPPp] w'],
    ] as const) {
      const line = { variant: slug, start, moves: [] }
      const { best } = thoughtOf(slug, start, 2, level)
      const legal = askMoves(knownGame(slug), line)
      expect(legal.ok && legal.value.map(({ id }) => id)).toContain(best)
    }
  })
})

describe('a bot that must take, and wins by losing all', () => {
  // The pawn must take the rook, and who has no man left has won: a rook anywhere else goes on living.
  test('offers its last man', () => {
    expect(thoughtOf('antichess', '8/1p6/8/8/8/8/8/R7 w - -', 3)).toMatchObject({ best: 'a1a6', mateIn: 2 })
  })
})
