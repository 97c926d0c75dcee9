import { demoted, madeMain, promoted, withComment, withGlyph, without, withoutRest } from '../../../lib/tree/changes.ts'
import type { Glyph } from '../../../lib/tree/glyphs.ts'
import { pathTo, type WalkStep, walk } from '../../../lib/tree/paths.ts'
import { type NodeId, nodeAt, root, type Tree, type WrittenMove, withMove } from '../../../lib/tree/tree.ts'

/** A tree somebody is at work on: where they stand in it, and what it was before. */
export interface Study {
  /** Position text it begins from; null for the game's own start. */
  readonly start: string | null
  readonly tree: Tree
  readonly at: NodeId
  /** What came with the text it was read from. */
  readonly tags: Readonly<Record<string, string>>
  readonly result: string
  /** What can be gone back to, the latest last. */
  readonly past: readonly Before[]
  /** Why the last change can be undone; null where it cannot. */
  readonly undoes: Undoable | null
}

type Before = Pick<Study, 'start' | 'tree' | 'at' | 'tags' | 'result' | 'undoes'>
export type Undoable = 'deletion' | 'order' | 'note' | 'replacement'

export type Deed =
  | { readonly kind: 'go'; readonly to: NodeId }
  | { readonly kind: 'walk'; readonly step: WalkStep }
  | { readonly kind: 'play'; readonly after: NodeId; readonly line: readonly WrittenMove[] }
  | { readonly kind: 'promote' | 'demote' | 'main' | 'delete' | 'deleteRest'; readonly node: NodeId }
  | { readonly kind: 'comment'; readonly node: NodeId; readonly text: string }
  | { readonly kind: 'glyph'; readonly node: NodeId; readonly glyph: Glyph }
  | { readonly kind: 'open' | 'replace'; readonly by: Beginning }
  | { readonly kind: 'undo' }

/** What another study begins with. */
export type Beginning = Pick<Study, 'start' | 'tree' | 'at' | 'tags' | 'result'>

/** Steps kept for going back: each is a whole tree, of which most is shared with the next. */
const mostKept = 50

export const studyOf = (beginning: Beginning): Study => ({ ...beginning, past: [], undoes: null })

/** The study after something was done in it. */
export function after(study: Study, deed: Deed): Study {
  const { tree } = study
  switch (deed.kind) {
    case 'go':
      return standing(study, tree, deed.to)
    case 'walk':
      return standing(study, tree, walk(tree, study.at, deed.step))
    case 'play': {
      let grown = { tree, id: deed.after }
      for (const written of deed.line) grown = withMove(grown.tree, grown.id, written)
      return standing(study, grown.tree, grown.id)
    }
    case 'promote':
      return changed(study, promoted(tree, deed.node), 'order')
    case 'demote':
      return changed(study, demoted(tree, deed.node), 'order')
    case 'main':
      return changed(study, madeMain(tree, deed.node), 'order')
    case 'delete':
      return changed(study, without(tree, deed.node), 'deletion')
    case 'deleteRest':
      return changed(study, withoutRest(tree, deed.node), 'deletion')
    case 'comment':
      return changed(study, withComment(tree, deed.node, deed.text.replace(/\s+/g, ' ').trim()), 'note')
    case 'glyph':
      return changed(study, withGlyph(tree, deed.node, deed.glyph), 'note')
    case 'open':
      return studyOf(deed.by)
    case 'replace':
      return { ...deed.by, past: kept(study), undoes: 'replacement' }
    case 'undo': {
      const before = study.past.at(-1)
      if (!before) return study
      const whole = study.undoes === 'replacement' ? before.tree : regrown(before.tree, tree)
      return { ...before, tree: whole, past: study.past.slice(0, -1) }
    }
  }
}

const standing = (study: Study, tree: Tree, at: NodeId): Study =>
  tree === study.tree && at === study.at ? study : { ...study, tree, at: nodeAt(tree, at).id }

/** A change that can be undone. Whoever stood on what is gone stands where it branched off. */
function changed(study: Study, tree: Tree, undoes: Undoable): Study {
  if (tree === study.tree) return study
  const at = [...pathTo(study.tree, study.at)].reverse().find((id) => tree.nodes.has(id)) ?? root
  return { ...study, tree, at, past: kept(study), undoes }
}

const kept = ({ start, tree, at, tags, result, undoes, past }: Study): readonly Before[] =>
  [...past, { start, tree, at, tags, result, undoes }].slice(-mostKept)

/** An earlier tree with what was played since: going back takes nobody's moves away. */
function regrown(earlier: Tree, later: Tree): Tree {
  const placeOf = new Map<NodeId, NodeId>()
  const isNew = ({ id }: { readonly id: NodeId }) => id >= earlier.nextId
  const played = [...later.nodes.values()].filter(isNew).sort((a, b) => a.id - b.id)
  let tree: Tree = { ...earlier, nextId: later.nextId }
  for (const { id, parent, written } of played) {
    if (parent === null || written === null) continue
    const grown = withMove(tree, placeOf.get(parent) ?? parent, written)
    placeOf.set(id, grown.id)
    tree = grown.tree
  }
  return tree
}
