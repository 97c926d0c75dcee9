import { moveWords } from './game-words.ts'

/** A piece of the text of a game with variations, and where it begins. */
export type TreePiece =
  | { readonly kind: 'words'; readonly text: string; readonly at: number }
  | { readonly kind: 'comment'; readonly text: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }

/**
 * The text in pieces, in one sweep: whichever begins first, a comment or a variation, holds what looks like the beginning
 * of another. Undefined where one is never closed: who knows what it should have held.
 */
export function treePieces(body: string): readonly TreePiece[] | undefined {
  const pieces: TreePiece[] = []
  let depth = 0
  let from = 0
  const flush = (to: number) => {
    if (body.slice(from, to).trim() !== '') pieces.push({ kind: 'words', text: body.slice(from, to), at: from })
  }
  for (let i = 0; i < body.length; i++) {
    const sign = body[i]
    // A line that begins with a percent sign is for programs, whatever it holds.
    const isForPrograms = sign === '%' && (i === 0 || body[i - 1] === '\n')
    if (sign === '{' || sign === ';' || isForPrograms) {
      flush(i)
      const end = body.indexOf(sign === '{' ? '}' : '\n', i)
      if (end < 0 && sign === '{') return undefined
      const text = body.slice(i + 1, end < 0 ? body.length : end)
      if (!isForPrograms) pieces.push({ kind: 'comment', text: text.replace(/\s+/g, ' ').trim() })
      i = end < 0 ? body.length : end
      from = i + 1
    } else if (sign === '(' && isChoice(body, i)) {
      i = body.indexOf(')', i)
    } else if (sign === '(') {
      flush(i)
      from = i + 1
      depth++
      pieces.push({ kind: 'open' })
    } else if (sign === ')' && depth > 0) {
      flush(i)
      from = i + 1
      depth--
      pieces.push({ kind: 'close' })
    }
  }
  flush(body.length)
  return depth > 0 ? undefined : pieces
}

/** Whether a bracket holds what a man becomes, as older books write it: `a8(Q)`. */
function isChoice(body: string, at: number): boolean {
  return at > 0 && /\d/.test(body[at - 1]) && /^\(=?\+?[A-Za-z]\)/.test(body.slice(at, at + 5))
}

/** The signs of applause and blame that PGN gives numbers to. */
const applause: Readonly<Record<string, number>> = { '!': 1, '?': 2, '!!': 3, '??': 4, '!?': 5, '?!': 6 }

const victims = 'x\\s*[A-Z]?[a-z]+\\d+(?:\\s*,\\s*[A-Z]?[a-z]+\\d+)*'
/** Applause between a move and those it takes. */
const interrupted = new RegExp(`((?:\\s*\\$\\d+)+)\\s+(${victims})`, 'g')

/** Moves and results, a word each, and applause as numbers after a dollar sign behind the move it is for. */
export function treeWords(text: string): readonly string[] {
  const numbered = text
    .replace(/([!?]{1,2})([+#]*)(?=\s|$)/g, (_, signs: string, checks: string) => `${checks} $${applause[signs]} `)
    .replace(/\$\d+/g, ' $& ')
    .replace(interrupted, ' $2$1 ')
  return moveWords(numbered).map((word) => word.replace(/[!?]+$/, ''))
}
