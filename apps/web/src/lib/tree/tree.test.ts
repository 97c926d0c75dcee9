import { askReplay, askTree, askTreeText } from '@variorum/engine/ask'
import { gameOf } from '@variorum/engine/catalogue'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  demoted,
  madeMain,
  mayDemote,
  mayPromote,
  promoted,
  withComment,
  withGlyph,
  without,
  withoutRest,
} from './changes.ts'
import { glyphOf } from './glyphs.ts'
import { endOf, mainAt, movesTo, pathTo, type WalkStep, walk } from './paths.ts'
import { emptyTree, type NodeId, nodeAt, root, type Tree, type WrittenMove, withMove } from './tree.ts'
import { branchesOf, treeOf, treeOfSteps } from './tree-of.ts'

const written = (move: string): WrittenMove => ({ move, text: move, seat: 0, number: 1, opens: true, gives: null })

/** A tree of letters: each word is a line from the start. */
function treeFrom(...words: readonly string[]): Tree {
  return words.reduce((tree, word) => {
    let at = root
    let grown = tree
    for (const letter of word) ({ tree: grown, id: at } = withMove(grown, at, written(letter)))
    return grown
  }, emptyTree)
}

/** The node a line of letters leads to. */
const at = (tree: Tree, word: string): NodeId =>
  [...word].reduce(
    (id, letter) => nodeAt(tree, id).children.find((one) => nodeAt(tree, one).written?.move === letter) ?? -1,
    root,
  )

const word = (tree: Tree, id: NodeId) => movesTo(tree, id).join('')

/** All lines, the main one first. */
const lines = (tree: Tree, id: NodeId = root): readonly string[] => {
  const { children } = nodeAt(tree, id)
  return children.length === 0 ? [word(tree, id)] : children.flatMap((child) => lines(tree, child))
}

describe('a tree', () => {
  it('holds a move once, however often it is played', () => {
    const tree = treeFrom('abc', 'abd', 'abc')
    expect(lines(tree)).toEqual(['abc', 'abd'])
    expect(tree.nodes.size).toBe(5)
  })

  it('brings a line one place nearer to the main line, or farther from it', () => {
    const tree = treeFrom('abc', 'axy', 'ap')
    expect(lines(promoted(tree, at(tree, 'ap')))).toEqual(['abc', 'ap', 'axy'])
    expect(lines(promoted(tree, at(tree, 'axy')))).toEqual(['axy', 'abc', 'ap'])
    expect(lines(demoted(tree, at(tree, 'abc')))).toEqual(['axy', 'abc', 'ap'])
    expect([mayPromote(tree, at(tree, 'abc')), mayDemote(tree, at(tree, 'ap'))]).toEqual([false, false])
    expect(promoted(tree, at(tree, 'abc'))).toBe(tree)
  })

  it('makes a deep line the main line', () => {
    const tree = treeFrom('abc', 'axy', 'axz')
    expect(lines(madeMain(tree, at(tree, 'axz')))).toEqual(['axz', 'axy', 'abc'])
  })

  it('loses a node with all that follows, or only what follows', () => {
    const tree = treeFrom('abcd', 'abx', 'y')
    expect(lines(without(tree, at(tree, 'ab')))).toEqual(['a', 'y'])
    expect(lines(withoutRest(tree, at(tree, 'ab')))).toEqual(['ab', 'y'])
    expect(without(tree, root).nodes.size).toBe(1)
    expect(without(tree, at(tree, 'ab')).nodes.size).toBe(3)
  })

  it('is walked along a line and between lines', () => {
    const tree = treeFrom('abc', 'axy', 'p')
    const from = (line: string, step: WalkStep) => word(tree, walk(tree, at(tree, line), step))
    expect(from('ab', 'next')).toBe('abc')
    expect(from('abc', 'next')).toBe('abc')
    expect(from('ab', 'previous')).toBe('a')
    expect(from('', 'previous')).toBe('')
    expect(from('ax', 'last')).toBe('axy')
    expect(from('axy', 'first')).toBe('')
    expect(from('abc', 'below')).toBe('ax')
    expect(from('axy', 'above')).toBe('ab')
    // There is nothing below `ax` beside it, so the line it branches from is left as well.
    expect(from('axy', 'below')).toBe('p')
    expect(word(tree, mainAt(tree, 2))).toBe('ab')
    expect(word(tree, mainAt(tree, 9))).toBe('abc')
  })

  it('bears glyphs of which none contradicts another', () => {
    const put = (tree: Tree, nag: number) => {
      const glyph = glyphOf(nag)
      return glyph ? withGlyph(tree, at(tree, 'a'), glyph) : tree
    }
    const marked = put(put(put(treeFrom('a'), 1), 16), 4)
    expect(nodeAt(marked, at(marked, 'a')).glyphs).toEqual([4, 16])
    expect(nodeAt(put(marked, 4), at(marked, 'a')).glyphs).toEqual([16])
  })

  const step = fc.tuple(
    fc.constantFrom('move', 'promote', 'demote', 'main', 'delete', 'rest', 'note'),
    fc.nat(40),
    fc.nat(3),
  )
  it('is whole whatever is done to it, and what was before stays as it was', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let tree = emptyTree
        for (const [deed, where, which] of steps) {
          const before = tree
          const kept = JSON.stringify([...before.nodes])
          const ids = [...tree.nodes.keys()]
          const id = ids[where % ids.length] ?? root
          if (deed === 'move') tree = withMove(tree, id, written('abcd'[which] ?? '')).tree
          else if (deed === 'promote') tree = promoted(tree, id)
          else if (deed === 'demote') tree = demoted(tree, id)
          else if (deed === 'main') tree = madeMain(tree, id)
          else if (deed === 'delete') tree = without(tree, id)
          else if (deed === 'rest') tree = withoutRest(tree, id)
          else tree = withComment(tree, id, `${which}`)
          expect(JSON.stringify([...before.nodes])).toBe(kept)
        }
        const reached = new Set<NodeId>([root])
        for (const id of reached) {
          const { children } = nodeAt(tree, id)
          expect(new Set(children.map((child) => nodeAt(tree, child).written?.move)).size).toBe(children.length)
          for (const child of children) {
            expect(nodeAt(tree, child).parent).toBe(id)
            reached.add(child)
          }
        }
        expect([...reached].sort()).toEqual([...tree.nodes.keys()].sort())
        for (const id of reached)
          expect(pathTo(tree, endOf(tree, id)).length).toBeGreaterThanOrEqual(pathTo(tree, id).length)
      }),
      { numRuns: 60, seed: 3 },
    )
  })
})

describe('a tree and the text of a game', () => {
  const game = gameOf('chess')
  if (!game) throw new Error('There is no chess.')

  it('become each other', () => {
    const text = '1. e4 e5 (1... c5 $1 {sharp} 2. Nf3 (2. c3)) 2. Nf3 *'
    const read = askTree(game, text)
    if (!read.ok) throw new Error(read.error.key)
    const tree = treeOf(read.value)
    const printed = askTreeText(game, { ...read.value, branches: branchesOf(tree) })
    expect(printed.ok && printed.value.trim().endsWith(text)).toBe(true)
  })

  it('tell a played line the same way', () => {
    const moves = ['e2e4', 'e7e5', 'g1f3']
    const replay = askReplay(game, { variant: 'chess', moves })
    const read = askTree(game, '1. e4 e5 2. Nf3 *')
    if (!replay.ok || !read.ok) throw new Error('It is a line of chess.')
    expect(treeOfSteps(replay.value.start, replay.value.steps, 2)).toEqual(treeOf(read.value))
  })
})
