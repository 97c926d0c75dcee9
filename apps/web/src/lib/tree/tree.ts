import type { MoveId, Seat } from '@variorum/engine/ask'

/** A place in a tree. Numbers are never given again, so that a place that is gone is not taken for another. */
export type NodeId = number

/** The start, which every tree has. */
export const root: NodeId = 0

/** A move as a tree keeps it: enough to write it down without asking the rules. */
export interface WrittenMove {
  readonly move: MoveId
  /** As people write it, its check included in `gives`. */
  readonly text: string
  readonly seat: Seat
  /** Number of the full move it belongs to. */
  readonly number: number
  /** Whether the number is written before it wherever it stands, as before White's moves. */
  readonly opens: boolean
  readonly gives: 'check' | 'mate' | null
}

export interface TreeNode {
  readonly id: NodeId
  /** Null for the start. */
  readonly parent: NodeId | null
  /** What led here; null for the start. */
  readonly written: WrittenMove | null
  readonly comment: string
  /** Numeric annotation glyphs, as PGN counts them. */
  readonly glyphs: readonly number[]
  /** What was played from here: the main line first, then the variations in their order. */
  readonly children: readonly NodeId[]
}

/** Moves with their variations. A value: what changes it makes another tree, and so any earlier one can be gone back to. */
export interface Tree {
  readonly nodes: ReadonlyMap<NodeId, TreeNode>
  readonly nextId: NodeId
}

const start: TreeNode = { id: root, parent: null, written: null, comment: '', glyphs: [], children: [] }

export const emptyTree: Tree = { nodes: new Map([[root, start]]), nextId: 1 }

/** The node of that number; the start where there is none any more. */
export const nodeAt = (tree: Tree, id: NodeId): TreeNode => tree.nodes.get(id) ?? tree.nodes.get(root) ?? start

/** A tree with a move added after a node, and where it stands. A move that is there already is not added again. */
export function withMove(
  tree: Tree,
  after: NodeId,
  written: WrittenMove,
): { readonly tree: Tree; readonly id: NodeId } {
  const parent = nodeAt(tree, after)
  const known = parent.children.find((child) => nodeAt(tree, child).written?.move === written.move)
  if (known !== undefined) return { tree, id: known }
  const id = tree.nextId
  const node: TreeNode = { ...start, id, parent: parent.id, written }
  const nodes = new Map(tree.nodes)
  nodes.set(id, node).set(parent.id, { ...parent, children: [...parent.children, id] })
  return { tree: { nodes, nextId: id + 1 }, id }
}

/** A tree in which a node is another. */
export function withNode(
  tree: Tree,
  id: NodeId,
  changes: Partial<Pick<TreeNode, 'comment' | 'glyphs' | 'children'>>,
): Tree {
  const nodes = new Map(tree.nodes)
  const node = nodeAt(tree, id)
  return { ...tree, nodes: nodes.set(node.id, { ...node, ...changes }) }
}
