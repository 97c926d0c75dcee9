import type { Game } from '../game/game.ts'
import { printTags, wrap } from './game-text.ts'
import { type GameTree, TreeWalker, type Written, writtenNext } from './game-tree.ts'
import { printMove, readMove } from './move-text.ts'
import { parsePosition, startPosition } from './position-text.ts'
import type { Read } from './read.ts'

/** Writes a game with its variations in the manner of PGN; each variation stands after the move it is played instead of. */
export function printTree(game: Game, tree: GameTree): Read<string> {
  const read = tree.start === undefined ? undefined : parsePosition(game, tree.start)
  if (read?.ok === false) return read
  const walker = new TreeWalker(game, read?.value ?? startPosition(game))

  // 1. Every move is made where it belongs, and written as it is written there.
  const texts: string[] = []
  const written: Written[] = []
  const children = new Map<number, number[]>()
  for (const [index, { parent, move: id }] of tree.branches.entries()) {
    walker.goTo(parent)
    const move = readMove(game, walker.position, id)
    if (!move.ok) return { ok: false, fault: { ...move.fault, params: { ...move.fault.params, ply: `${index + 1}` } } }
    texts.push(printMove(game, walker.position, move.value))
    written.push(writtenNext(game, walker.position, written[parent]))
    const siblings = children.get(parent)
    if (siblings === undefined) children.set(parent, [index])
    else siblings.push(index)
    walker.grow(move.value)
  }

  // 2. The words, line by line: what is still to be written waits in a list, so that no depth is too deep.
  const words: string[] = [...remark(tree.comment)]
  const waiting: Task[] = [{ kind: 'after', branch: -1, isResumed: true }]
  const write = (branch: number, isFirst: boolean) => {
    const { number, opens } = written[branch]
    if (opens) words.push(`${number}.`)
    else if (isFirst) words.push(`${number}...`)
    const { glyphs, comment } = tree.branches[branch]
    words.push(...texts[branch].split(' '), ...glyphs.map((nag) => `$${nag}`), ...remark(comment))
  }
  for (let task = waiting.pop(); task !== undefined; task = waiting.pop()) {
    if (task.kind === 'close') words.push(`${words.pop()})`)
    else if (task.kind === 'variation') {
      const from = words.length
      write(task.branch, true)
      words[from] = `(${words[from]}`
      waiting.push({ kind: 'close' }, { kind: 'after', branch: task.branch, isResumed: isRemarked(tree, task.branch) })
    } else {
      const [main, ...others] = children.get(task.branch) ?? []
      if (main === undefined) continue
      write(main, task.isResumed)
      waiting.push({ kind: 'after', branch: main, isResumed: others.length > 0 || isRemarked(tree, main) })
      for (const branch of others.reverse()) waiting.push({ kind: 'variation', branch })
    }
  }
  words.push(tree.result.result)
  return { ok: true, value: `${printTags(game, tree)}\n\n${wrap(words)}\n` }
}

type Task =
  | { readonly kind: 'after'; readonly branch: number; readonly isResumed: boolean }
  | { readonly kind: 'variation'; readonly branch: number }
  | { readonly kind: 'close' }

const isRemarked = (tree: GameTree, branch: number): boolean => tree.branches[branch].comment !== ''

/** A comment in words; a brace would end it. */
function remark(comment: string): readonly string[] {
  const text = comment.replaceAll('{', '(').replaceAll('}', ')').replace(/\s+/g, ' ').trim()
  return text === '' ? [] : `{${text}}`.split(' ')
}
