import { type Glyph, glyphOf } from './glyphs.ts'
import { pathTo } from './paths.ts'
import { type NodeId, nodeAt, root, type Tree, withNode } from './tree.ts'

/** A tree in which the line that a node is on stands one place nearer to the main line than it did. */
export const promoted = (tree: Tree, id: NodeId): Tree => shifted(tree, id, -1)

/** A tree in which it stands one place farther from it. */
export const demoted = (tree: Tree, id: NodeId): Tree => shifted(tree, id, 1)

export const mayPromote = (tree: Tree, id: NodeId): boolean => forkOf(tree, id, -1) !== null
export const mayDemote = (tree: Tree, id: NodeId): boolean => forkOf(tree, id, 1) !== null

/** A tree whose main line leads through a node. */
export function madeMain(tree: Tree, id: NodeId): Tree {
  return pathTo(tree, id).reduce((before, step) => {
    const { parent } = nodeAt(before, step)
    if (parent === null) return before
    const others = nodeAt(before, parent).children.filter((child) => child !== step)
    return withNode(before, parent, { children: [step, ...others] })
  }, tree)
}

/** A tree without a node and all that follows it; the start stays. */
export function without(tree: Tree, id: NodeId): Tree {
  const { parent } = nodeAt(tree, id)
  if (parent === null) return withoutRest(tree, root)
  const children = nodeAt(tree, parent).children.filter((child) => child !== id)
  return dropped(withNode(tree, parent, { children }), [id])
}

/** A tree without what follows a node. */
export function withoutRest(tree: Tree, id: NodeId): Tree {
  const { children } = nodeAt(tree, id)
  return dropped(withNode(tree, id, { children: [] }), children)
}

export function withComment(tree: Tree, id: NodeId, comment: string): Tree {
  return comment === nodeAt(tree, id).comment ? tree : withNode(tree, id, { comment })
}

/** A tree with a glyph put on a node, or taken off where it stood; of those that contradict each other only one stands. */
export function withGlyph(tree: Tree, id: NodeId, glyph: Glyph): Tree {
  const { glyphs } = nodeAt(tree, id)
  if (glyphs.includes(glyph.nag)) return withNode(tree, id, { glyphs: glyphs.filter((nag) => nag !== glyph.nag) })
  const kept = glyphs.filter((nag) => glyphOf(nag)?.about !== glyph.about)
  return withNode(tree, id, { glyphs: [...kept, glyph.nag].sort((a, b) => a - b) })
}

/** The nearest node on the way to `id` that has a sibling on that side. */
function forkOf(tree: Tree, id: NodeId, way: 1 | -1): { readonly parent: NodeId; readonly at: number } | null {
  for (let node = nodeAt(tree, id); node.parent !== null; node = nodeAt(tree, node.parent)) {
    const { children } = nodeAt(tree, node.parent)
    const at = children.indexOf(node.id)
    if (children[at + way] !== undefined) return { parent: node.parent, at }
  }
  return null
}

function shifted(tree: Tree, id: NodeId, way: 1 | -1): Tree {
  const fork = forkOf(tree, id, way)
  if (fork === null) return tree
  const children = [...nodeAt(tree, fork.parent).children]
  children.splice(fork.at + way, 0, ...children.splice(fork.at, 1))
  return withNode(tree, fork.parent, { children })
}

/** Forgets nodes with all that follows them. */
function dropped(tree: Tree, gone: readonly NodeId[]): Tree {
  const nodes = new Map(tree.nodes)
  const waiting = [...gone]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    waiting.push(...(nodes.get(id)?.children ?? []))
    nodes.delete(id)
  }
  return { ...tree, nodes }
}
