import type { MoveId } from '@variorum/engine/ask'
import { type NodeId, nodeAt, root, type Tree } from './tree.ts'

/** The nodes from the first move to a node, itself included; none for the start. */
export function pathTo(tree: Tree, id: NodeId): readonly NodeId[] {
  const path: NodeId[] = []
  for (let node = nodeAt(tree, id); node.parent !== null; node = nodeAt(tree, node.parent)) path.push(node.id)
  return path.reverse()
}

/** The moves that lead to a node. */
export const movesTo = (tree: Tree, id: NodeId): readonly MoveId[] =>
  pathTo(tree, id).map((step) => nodeAt(tree, step).written?.move ?? '')

/** The end of the line a node is on, as its first moves go. */
export function endOf(tree: Tree, id: NodeId): NodeId {
  let node = nodeAt(tree, id)
  for (let [next] = node.children; next !== undefined; [next] = node.children) node = nodeAt(tree, next)
  return node.id
}

/** The node so many moves along the main line, or where that ends. */
export function mainAt(tree: Tree, ply: number): NodeId {
  let node = nodeAt(tree, root)
  for (let left = ply; left > 0; left--) {
    const [next] = node.children
    if (next === undefined) break
    node = nodeAt(tree, next)
  }
  return node.id
}

/**
 * Where a reader who walks a tree comes to: along the line, to its ends, or to the line beside it. A line that has none
 * beside it is left for the one it branches from: upwards for the line before, downwards for the one after.
 */
export function walk(tree: Tree, from: NodeId, step: WalkStep): NodeId {
  const node = nodeAt(tree, from)
  switch (step) {
    case 'next':
      return node.children[0] ?? node.id
    case 'previous':
      return node.parent ?? node.id
    case 'first':
      return root
    case 'last':
      return endOf(tree, node.id)
    case 'above':
      return beside(tree, node.id, -1)
    case 'below':
      return beside(tree, node.id, 1)
  }
}

export type WalkStep = 'next' | 'previous' | 'first' | 'last' | 'above' | 'below'

function beside(tree: Tree, from: NodeId, way: 1 | -1): NodeId {
  for (let node = nodeAt(tree, from); node.parent !== null; node = nodeAt(tree, node.parent)) {
    const { children } = nodeAt(tree, node.parent)
    const other = children[children.indexOf(node.id) + way]
    if (other !== undefined) return other
  }
  return nodeAt(tree, from).id
}

/** Which child is taken at each step of the way to a node: what leads there in another tree of the same text. */
export const wayTo = (tree: Tree, id: NodeId): readonly number[] =>
  pathTo(tree, id).map((step) => nodeAt(tree, nodeAt(tree, step).parent ?? root).children.indexOf(step))

/** The node such a way leads to, as far as the tree goes along. */
export function atWay(tree: Tree, way: readonly number[]): NodeId {
  let node = nodeAt(tree, root)
  for (const place of way) {
    const next = node.children[place]
    if (next === undefined) break
    node = nodeAt(tree, next)
  }
  return node.id
}
