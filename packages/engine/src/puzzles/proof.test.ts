import { describe, expect, test } from 'vitest'
import { gameOf } from '../variants/catalogue.ts'
import { type Attempt, Prover } from './proof.ts'
import { type Puzzle, puzzleId } from './puzzle.ts'

const proverOf = (slug: string): Prover => {
  const game = gameOf(slug)
  if (game === undefined) throw new Error(`no ${slug}`)
  return new Prover(game)
}

const nothing: Attempt = { mate: 0, win: false, save: false, hope: '', nodes: 300_000 }

/**
 * The mate is one that the rules of Ultima are checked by: an immobilizer on g7 and a chameleon on h7 against a king in
 * the corner, which cannot move, and which a chameleon takes as a king would.
 */
describe('a mate in one is proved', () => {
  const prove = (position: string, led: string) => proverOf('ultima').prove(position, led, { ...nothing, mate: 1 })

  test('where nothing can be done about it', () => {
    expect(prove('7k/p5M1/8/8/8/8/8/K6B b', 'a7a5')).toEqual({
      goal: { kind: 'mate', in: 1 },
      line: [{ move: 'h1h7', also: [] }],
    })
  })

  test('and not where a pawn reaches h6, for then it and the king pinch the chameleon', () => {
    expect(prove('7k/p5M1/8/8/8/8/8/K6B b', 'a7a6')).toBeUndefined()
  })

  test('and not where two moves give it', () => {
    // Another chameleon that reaches h7.
    expect(prove('7k/p5M1/8/8/8/3B4/8/K6B b', 'a7a5')).toBeUndefined()
  })
})

describe('a mate in two is proved', () => {
  test('with the answer that is forced, and the mate that follows', () => {
    // The smothered mate of Lucena’s book, 1497.
    const position = 'r6k/6pp/7N/8/2q5/1Q6/6PP/6K1 b - -'
    expect(proverOf('chess').prove(position, 'c4c3', { ...nothing, mate: 2 })).toEqual({
      goal: { kind: 'mate', in: 2 },
      line: [
        { move: 'b3g8', also: [] },
        { move: 'a8g8', also: [] },
        { move: 'h6f7', also: [] },
      ],
    })
  })
})

describe('a win of material is proved', () => {
  const attempt: Attempt = { ...nothing, win: true, hope: 'b5c7' }
  const position = '4k3/5ppp/8/1N6/8/8/r4PPP/6K1 b - -'

  test('by a fork: the rook is lost wherever the king goes', () => {
    const proved = proverOf('chess').prove(position, 'a2a8', attempt)
    expect(proved?.goal).toEqual({ kind: 'win', worth: 300 })
    expect(proved?.line.map(({ move }) => move).filter((_, index) => index % 2 === 0)).toEqual(['b5c7', 'c7a8'])
  })

  test('and not where the king can take the knight that forks', () => {
    expect(proverOf('chess').prove(position.replace('4k3', '3k4'), 'a2a8', attempt)).toBeUndefined()
  })

  test('and not where another fork does the same', () => {
    // A second knight, which reaches c7 as well.
    expect(proverOf('chess').prove('4k3/5ppp/8/1N1N4/8/8/r4PPP/6K1 b - -', 'a2a8', attempt)).toBeUndefined()
  })

  test('and not by taking back what has just been taken', () => {
    // The rook takes a knight and is taken by the other.
    const taken = proverOf('chess').prove('4k3/5ppp/1N6/8/r1N5/8/5PPP/6K1 b - -', 'a4c4', { ...attempt, hope: 'b6c4' })
    expect(taken?.goal.kind).not.toBe('win')
  })
})

describe('a puzzle that is kept is found at fault', () => {
  const led = 'a2a8'
  const position = '4k3/5ppp/8/1N6/8/8/r4PPP/6K1 b - -'
  const puzzle: Puzzle = {
    id: puzzleId('chess', position, led, 'b5c7'),
    slug: 'chess',
    position,
    led,
    line: ['b5c7', 'e8d7', 'c7a8'].map((move) => ({ move, also: [] })),
    goal: { kind: 'win', worth: 300 },
    themes: [],
    rating: 1000,
    source: 'self-play',
  }
  const fault = (changes: Partial<Puzzle>) => proverOf('chess').fault({ ...puzzle, ...changes })

  test('by nothing when it is as it was proved', () => expect(fault({})).toBeUndefined())
  test('when its position cannot be read', () => expect(fault({ position: 'x' })).toBe('position'))
  test('when a move cannot be made', () =>
    expect(fault({ line: [...puzzle.line.slice(0, 2), { move: 'c7c8', also: [] }] })).toBe('move'))
  test('when the first step misses the goal', () => expect(fault({ line: [{ move: 'b5d6', also: [] }] })).toBe('goal'))
  test('when it does not say that another step does as well', () =>
    expect(fault({ position: '4k3/5ppp/8/1N1N4/8/8/r4PPP/6K1 b - -' })).toBe('another'))
  test('when it promises a sooner mate than there is', () =>
    expect(fault({ goal: { kind: 'mate', in: 2 } })).toBe('goal'))
})
