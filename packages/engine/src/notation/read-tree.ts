import type { Game } from '../game/game.ts'
import type { Move } from '../position/move.ts'
import { splitHeader } from './game-tags.ts'
import { isCalled } from './game-text.ts'
import { type Branch, type GameTree, TreeWalker, type Written, writtenNext } from './game-tree.ts'
import { results, withPlainResults } from './game-words.ts'
import { moveId, printMove, readMove } from './move-text.ts'
import { parsePosition, startPosition } from './position-text.ts'
import type { Fault, GameFault, MoveFault, Read } from './read.ts'
import { type TreePiece, treePieces, treeWords } from './tree-words.ts'

/** A branch as it is shown: with what is written for it. */
export interface WrittenBranch extends Branch, Written {
  readonly text: string
  readonly gives: 'check' | 'mate' | null
}

interface Growing extends Omit<WrittenBranch, 'comment' | 'glyphs'> {
  comment: string
  glyphs: readonly number[]
}

/**
 * Reads a game with all its variations, comments and glyphs. A line that the text tells twice is one line. A fault in a
 * move says at which half-move of its line it is, and in which line of the text.
 */
export function readTree(game: Game, given: string): Read<GameTree<WrittenBranch>, GameFault> {
  const text = given.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const { derived, own, remarks, body } = splitHeader(text)
  const { Variant: variant, FEN: start } = derived
  if (variant !== undefined && !isCalled(game.variant, variant))
    return bad('otherVariant', { found: variant, wanted: game.variant.name })
  if (body.startsWith('[')) return bad('badTag', { text: body.slice(0, body.search(/\]|\n|$/) + 1).trim() })
  const read = start === undefined ? { ok: true as const, value: startPosition(game) } : parsePosition(game, start)
  if (!read.ok) return read
  const pieces = treePieces(body)
  if (pieces === undefined) return bad('unclosed')

  const walker = new TreeWalker(game, read.value)
  const p = walker.position
  const branches: Growing[] = []
  const children = new Map<number, number[]>()
  /** Where the lines left for a variation go on. */
  const left: number[] = []
  let at = -1
  let before = ''
  let isFresh = false
  let opening = (treePieces(remarks) ?? []).reduce((all, piece) => joined(all, textOf(piece)), '')
  /** How far the text has been read. */
  let readTo = 0
  let result: string | undefined

  const lineRead = () => `${text.slice(0, text.length - body.length + readTo).split('\n').length}`
  const heightOf = (branch: number): number => {
    let height = 1
    for (let up = branch; up >= 0; up = branches[up].parent) height++
    return height
  }
  const play = (word: string): Fault<GameFault> | undefined => {
    readTo = Math.max(readTo, body.indexOf(word.split(' ')[0], readTo))
    const place = () => ({ ply: `${heightOf(at)}`, line: lineRead() })
    const move: Read<Move, MoveFault> = readMove(game, p, word)
    if (!move.ok) return { ...move.fault, params: { ...move.fault.params, ...place() } }
    const ended = game.outcome(p)
    if (ended !== undefined) return { reason: 'gameOver', params: { ended: ended.reason, ...place() } }
    const id = moveId(game, p, move.value)
    const siblings = children.get(at) ?? []
    const known = siblings.find((branch) => branches[branch].move === id)
    const parent = at
    if (known === undefined) {
      const written = writtenNext(game, p, branches[parent])
      const printed = printMove(game, p, move.value)
      at = walker.grow(move.value)
      children.set(parent, [...siblings, at])
      const gives = game.outcome(p)?.reason === 'checkmate' ? 'mate' : game.isInCheck(p, p.mover) ? 'check' : null
      branches.push({ parent, move: id, text: printed, ...written, gives, comment: '', glyphs: [] })
    } else {
      at = known
      walker.goTo(at)
    }
    branches[at].comment = joined(branches[at].comment, before)
    before = ''
    isFresh = false
    readTo += word.split(' ')[0].length
    return undefined
  }

  for (const piece of pieces) {
    if (piece.kind === 'comment') {
      // What is said at the beginning of a variation is said of its first move.
      if (isFresh) before = joined(before, piece.text)
      else if (at < 0) opening = joined(opening, piece.text)
      else branches[at].comment = joined(branches[at].comment, piece.text)
    } else if (piece.kind === 'open') {
      left.push(at)
      at = at < 0 ? -1 : branches[at].parent
      walker.goTo(at)
      isFresh = true
    } else if (piece.kind === 'close') {
      at = left.pop() ?? -1
      walker.goTo(at)
      isFresh = false
      before = ''
    } else {
      readTo = piece.at
      for (const word of treeWords(piece.text)) {
        const glyph = /^\$(\d{1,3})$/.exec(word)
        if (glyph !== null) {
          const nag = Number(glyph[1])
          if (at >= 0 && !branches[at].glyphs.includes(nag)) branches[at].glyphs = [...branches[at].glyphs, nag]
        } else if (isResult(game, word)) {
          if (left.length === 0) result ??= word
        } else if (result !== undefined || word.startsWith('[')) return bad('manyGames')
        else {
          const fault = play(word)
          if (fault !== undefined) return { ok: false, fault }
        }
      }
    }
  }
  const tagged = withPlainResults(derived.Result ?? '*')
  const told = result === undefined || result === '*' ? tagged : result
  if (!isResult(game, told)) return bad('badResult', { found: told, wanted: results })
  return {
    ok: true,
    value: { tags: own, start, comment: opening, branches, result: { result: told, scores: derived.Scores } },
  }
}

const textOf = (piece: TreePiece): string => (piece.kind === 'comment' ? piece.text : '')

const joined = (one: string, other: string): string => [one, other].filter((part) => part !== '').join(' ')

/** Where more than two play, what each has won is read for a result too: `45-20-33-0`. */
const isResult = (game: Game, word: string): boolean =>
  results.includes(word) || (/^\d+(-\d+){2,}$/.test(word) && word.split('-').length === game.variant.seats.length)

const bad = (reason: GameFault, params: Fault['params'] = {}): { ok: false; fault: Fault<GameFault> } => ({
  ok: false,
  fault: { reason, params },
})
