import { files, ranks } from './square.ts'

export type Kind = 'pawn' | 'coordinator' | 'leaper' | 'chameleon' | 'withdrawer' | 'king' | 'immobilizer'
export type Man = { readonly kind: Kind; readonly white: boolean }
export type Board = ReadonlyMap<string, Man>
export type Position = {
  readonly board: Board
  readonly whiteToMove: boolean
  /** Plies in a row without a capture or a removal. */
  readonly quiet: number
  readonly number: number
}

export const startFen = 'rnbqkbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBKQBNR w - - 0 1'

export const letters: ReadonlyMap<string, Kind> = new Map([
  ['p', 'pawn'],
  ['r', 'coordinator'],
  ['n', 'leaper'],
  ['b', 'chameleon'],
  ['q', 'withdrawer'],
  ['k', 'king'],
  ['m', 'immobilizer'],
])

/** Reads rows and side to move; the four fields after them may be left out. */
export function parse(fen: string): Position {
  const [rows = '', side = '', , , quiet = '0', number = '1'] = fen.trim().split(/\s+/)
  if (side !== 'w' && side !== 'b') throw new Error(`no side to move in ${fen}`)
  const board = new Map<string, Man>()
  const lines = rows.split('/')
  if (lines.length !== 8) throw new Error(`not eight rows in ${fen}`)
  lines.forEach((line, down) => {
    const spelt = line.replace(/[1-8]/g, (digit) => '.'.repeat(Number(digit)))
    if (spelt.length !== 8) throw new Error(`a row is not eight squares wide in ${fen}`)
    ;[...spelt].forEach((letter, right) => {
      if (letter === '.') return
      const kind = letters.get(letter.toLowerCase())
      if (kind === undefined) throw new Error(`no man is written ${letter} in ${fen}`)
      board.set(files.charAt(right) + ranks.charAt(7 - down), { kind, white: letter !== letter.toLowerCase() })
    })
  })
  return { board, whiteToMove: side === 'w', quiet: Number(quiet), number: Number(number) }
}

export function print(position: Position): string {
  const { board, whiteToMove, quiet, number } = position
  return `${rowsOf(board)} ${whiteToMove ? 'w' : 'b'} - - ${quiet} ${number}`
}

export function rowsOf(board: Board): string {
  return [...ranks]
    .reverse()
    .map((rank) => [...files].map((file) => letterOf(board.get(file + rank))).join(''))
    .join('/')
    .replace(/\.+/g, (gap) => String(gap.length))
}

function letterOf(man: Man | undefined): string {
  if (man === undefined) return '.'
  for (const [letter, kind] of letters) {
    if (kind === man.kind) return man.white ? letter.toUpperCase() : letter
  }
  throw new Error(`no letter for ${man.kind}`)
}
