import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Game } from '../game/game.ts'
import { createMoves } from '../position/move.ts'
import { gameOf } from '../variants/catalogue.ts'
import type { GameTree } from './game-tree.ts'
import { moveId } from './move-text.ts'
import { startPosition } from './position-text.ts'
import { printTree } from './print-tree.ts'
import { readTree } from './read-tree.ts'

const game = (slug: string): Game => {
  const found = gameOf(slug)
  if (!found) throw new Error(slug)
  return found
}

const read = (slug: string, text: string) => {
  const tree = readTree(game(slug), text)
  if (!tree.ok) throw new Error(JSON.stringify(tree.fault))
  return tree.value
}

/** Moves with the place of the one they answer. */
const outline = (slug: string, text: string) =>
  read(slug, text).branches.map(({ parent, move, comment, glyphs }) => [parent, move, comment, ...glyphs].join(' '))

describe('reading a game with variations', () => {
  // The rules of PGN's import format, section 8.2.5: a variation stands after the move it is played instead of.
  it('hangs each variation where it branches off', () => {
    const text = '1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) (1... e6) 2. Nf3 Nc6 *'
    expect(outline('chess', text)).toEqual([
      '-1 e2e4 ',
      '0 e7e5 ',
      '0 c7c5 ',
      '2 g1f3 ',
      '2 c2c3 ',
      '4 d7d5 ',
      '3 d7d6 ',
      '0 e7e6 ',
      '1 g1f3 ',
      '8 b8c6 ',
    ])
  })

  it('keeps comments and glyphs with their moves', () => {
    const text = '{A trap.} 1. e4! {best} e5 $10 ({Or} 1... f6?? {no; (really)} $18) 2. Qh5 ?! *'
    expect(read('chess', text).comment).toBe('A trap.')
    expect(outline('chess', text)).toEqual(['-1 e2e4 best 1', '0 e7e5  10', '0 f7f6 Or no; (really) 4 18', '1 d1h5  6'])
  })

  it('takes a line that is told twice for one', () => {
    expect(outline('chess', '1. e4 (1. e4 c5) (1. d4) 1... e5 *')).toEqual([
      '-1 e2e4 ',
      '0 c7c5 ',
      '-1 d2d4 ',
      '0 e7e5 ',
    ])
  })

  it('reads applause between a move and its victims, and what a man becomes in brackets', () => {
    const text = '[FEN "k7/4P3/8/8/8/8/8/K7 w - - 0 1"]\n\n1. e8(Q)+!? (1. e8(N)) *'
    expect(outline('chess', text)).toEqual(['-1 e7e8q  5', '-1 e7e8n '])
  })

  it('says where a move that is not allowed stands', () => {
    expect(readTree(game('chess'), '1. e4 e5\n(1... c5 2. Nf3\nNf3) *')).toMatchObject({
      ok: false,
      fault: { reason: 'illegalMove', params: { text: 'Nf3', ply: '4', line: '3' } },
    })
    expect(readTree(game('chess'), '1. e4 (1. d4 *')).toMatchObject({ ok: false, fault: { reason: 'unclosed' } })
    expect(readTree(game('chess'), '[Variant "Shogi"]\n\n*')).toMatchObject({ fault: { reason: 'otherVariant' } })
  })

  it('tells how each move is written', () => {
    const [first, second] = read('chess', '1. f3 e5 2. g4 Qh4# 0-1').branches
    expect([first, second].map((branch) => [branch?.text, branch?.number, branch?.opens])).toEqual([
      ['f3', 1, true],
      ['e5', 1, false],
    ])
    expect(read('chess', '1. f3 e5 2. g4 Qh4# 0-1').branches.at(-1)?.gives).toBe('mate')
  })
})

describe('writing a game with variations', () => {
  it('is as PGN has it', () => {
    const text = '1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) (1... e6) 2. Nf3 {quiet} 2... Nc6 $5 *'
    const written = printTree(game('chess'), read('chess', text))
    expect(written.ok && written.value.split('\n\n')[1]?.replace(/\s+/g, ' ').trim()).toBe(text)
  })
})

/** A tree of legal moves that grows wherever chance has it. */
function grown(played: Game, choices: readonly (readonly [number, number, string, number])[]): GameTree {
  const branches: { parent: number; move: string; comment: string; glyphs: number[] }[] = []
  const legal = createMoves()
  for (const [where, which, comment, nag] of choices) {
    const parent = (where % (branches.length + 1)) - 1
    const path: string[] = []
    for (let at = parent; at >= 0; at = branches[at]?.parent ?? -1) path.unshift(branches[at]?.move ?? '')
    const p = startPosition(played)
    for (const id of path) {
      const n = played.legal(p, legal)
      const move = Array.from(legal.subarray(0, n)).find((one) => moveId(played, p, one) === id)
      if (move !== undefined) played.make(p, move)
    }
    const n = played.outcome(p) === undefined ? played.legal(p, legal) : 0
    if (n === 0) continue
    const move = moveId(played, p, legal[which % n] ?? 0)
    if (branches.some((branch) => branch.parent === parent && branch.move === move)) continue
    branches.push({ parent, move, comment, glyphs: nag === 0 ? [] : [nag] })
  }
  return { tags: { White: 'One' }, start: undefined, comment: '', branches, result: { result: '*', scores: undefined } }
}

/** By its lines, for text tells branches in another order. */
const linesOf = ({ branches }: GameTree) => {
  const path = (at: number): string =>
    at < 0
      ? ''
      : `${path(branches[at]?.parent ?? -1)} ${branches[at]?.move}${branches[at]?.comment}${branches[at]?.glyphs}`
  const children = new Map<number, string[]>()
  for (const [at, { parent }] of branches.entries()) children.set(parent, [...(children.get(parent) ?? []), path(at)])
  return [...children.entries()].map(([at, lines]) => [path(at), ...lines]).sort()
}

describe('a tree', () => {
  const word = fc.constantFrom('', 'good (so they say)', '1. e4 {x}', 'a; b', '0-1')
  const choice = fc.tuple(fc.nat(30), fc.nat(500), word, fc.constantFrom(0, 1, 6, 10, 146))
  it.each(['chess', 'ultima', 'duck-chess', 'marseillais-chess', 'shogi', 'four-player-chess', 'raumschach'])(
    'of %s is the same after it was written and read',
    (slug) => {
      fc.assert(
        fc.property(fc.array(choice, { maxLength: 14 }), (choices) => {
          const tree = grown(game(slug), choices)
          const text = printTree(game(slug), tree)
          if (!text.ok) throw new Error(JSON.stringify(text.fault))
          const same = read(slug, text.value)
          const plain = (comment: string) => comment.replaceAll('{', '(').replaceAll('}', ')')
          const wanted = { ...tree, branches: tree.branches.map((one) => ({ ...one, comment: plain(one.comment) })) }
          expect(linesOf(same)).toEqual(linesOf(wanted))
          expect(same.tags).toEqual(tree.tags)
        }),
        { numRuns: 12, seed: 5 },
      )
    },
  )
})
