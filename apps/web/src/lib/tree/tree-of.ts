import type { BranchAnswer, PositionAnswer, StepAnswer, TreeAnswer, TreeLine } from '@variorum/engine/ask'
import { emptyTree, type NodeId, nodeAt, root, type Tree, type TreeNode, type WrittenMove, withMove } from './tree.ts'

/** A tree from what the rules read in a text. */
export function treeOf({ comment, branches }: Pick<TreeAnswer, 'comment' | 'branches'>): Tree {
  const nodes = new Map<NodeId, TreeNode>()
  const children = new Map<NodeId, NodeId[]>([[root, []]])
  for (const [index, branch] of branches.entries()) {
    children.set(index + 1, [])
    children.get(branch.parent + 1)?.push(index + 1)
  }
  nodes.set(root, { ...nodeAt(emptyTree, root), comment, children: children.get(root) ?? [] })
  for (const [index, { parent, comment, glyphs, ...written }] of branches.entries()) {
    const id = index + 1
    nodes.set(id, {
      id,
      parent: parent + 1,
      written: writtenIn(written),
      comment,
      glyphs,
      children: children.get(id) ?? [],
    })
  }
  return { nodes, nextId: branches.length + 1 }
}

/** What the rules need of a tree to write it: every move after the one it answers, first lines first. */
export function branchesOf(tree: Tree): TreeLine['branches'] {
  const branches: { parent: number; move: string; comment: string; glyphs: readonly number[] }[] = []
  const placeOf = new Map<NodeId, number>([[root, -1]])
  const waiting = [...nodeAt(tree, root).children].reverse()
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const { parent, written, comment, glyphs, children } = nodeAt(tree, id)
    placeOf.set(id, branches.length)
    branches.push({ parent: placeOf.get(parent ?? root) ?? -1, move: written?.move ?? '', comment, glyphs })
    waiting.push(...[...children].reverse())
  }
  return branches
}

/** A tree of one line, as it was played. */
export function treeOfSteps(start: PositionAnswer, steps: readonly StepAnswer[], seats: number): Tree {
  let tree = emptyTree
  let at = root
  let before = start
  for (const step of steps) {
    const grown = withMove(tree, at, writtenOf(before, step, nodeAt(tree, at).written, seats))
    tree = grown.tree
    at = grown.id
    before = step.position
  }
  return tree
}

/** A step as a tree keeps it, from the position it was made in and how the one before it is written. */
export function writtenOf(
  { stage, moveNumber }: Pick<PositionAnswer, 'stage' | 'moveNumber'>,
  { move, gives }: Pick<StepAnswer, 'move' | 'gives'>,
  before: WrittenMove | null,
  seats: number,
): WrittenMove {
  const { id, text, seat } = move
  const isFirst = seat === 0 && stage === 0
  // Where the first seat is out of the game, the next one begins the round.
  const isNewRound = seats > 2 && before !== null && moveNumber > before.number
  return { move: id, text, seat, number: moveNumber, opens: isFirst || isNewRound, gives }
}

const writtenIn = ({
  move,
  text,
  seat,
  number,
  opens,
  gives,
}: Omit<BranchAnswer, 'parent' | 'comment' | 'glyphs'>) => ({
  move,
  text,
  seat,
  number,
  opens,
  gives,
})
