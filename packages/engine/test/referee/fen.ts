import type { Board, Man, Position } from './board.ts'
import type { Grid } from './square.ts'

/** How the positions of one game are written: its board, and a lower-case letter for each kind. */
export type Fen<Kind extends string> = {
  /** Reads rows and side to move; the four fields after them may be left out. */
  readonly parse: (fen: string) => Position<Kind>
  readonly print: (position: Position<Kind>) => string
  readonly letterOf: (kind: Kind) => string
}

export function fenOf<Kind extends string>(grid: Grid, letters: ReadonlyMap<string, Kind>): Fen<Kind> {
  const letterOf = (kind: Kind) => {
    for (const [letter, named] of letters) if (named === kind) return letter
    throw new Error(`no letter for ${kind}`)
  }
  return {
    parse: (fen) => parse(fen, grid, letters),
    print: (position) => print(position, grid, letterOf),
    letterOf,
  }
}

function parse<Kind extends string>(fen: string, grid: Grid, letters: ReadonlyMap<string, Kind>): Position<Kind> {
  const [rows = '', side = '', rights = '-', , quiet = '0', number = '1'] = fen.trim().split(/\s+/)
  if (side !== 'w' && side !== 'b') throw new Error(`no side to move in ${fen}`)
  const board = new Map<string, Man<Kind>>()
  const lines = rows.split('/')
  if (lines.length !== grid.ranks.length) throw new Error(`not ${grid.ranks.length} rows in ${fen}`)
  lines.forEach((line, down) => {
    const rank = grid.ranks.at(-1 - down)
    const spelt = line.replace(/\d+/g, (gap) => '.'.repeat(Number(gap)))
    if (spelt.length !== grid.files.length) throw new Error(`a row is not ${grid.files.length} squares wide in ${fen}`)
    grid.files.forEach((file, right) => {
      const letter = spelt.charAt(right)
      if (letter === '.') return
      const kind = letters.get(letter.toLowerCase())
      if (kind === undefined) throw new Error(`no man is written ${letter} in ${fen}`)
      board.set(`${file}${rank}`, { kind, white: letter !== letter.toLowerCase() })
    })
  })
  return { board, whiteToMove: side === 'w', rights, quiet: Number(quiet), number: Number(number) }
}

function print<Kind extends string>(position: Position<Kind>, grid: Grid, letterOf: (kind: Kind) => string): string {
  const { board, whiteToMove, rights, quiet, number } = position
  return `${rowsOf(board, grid, letterOf)} ${whiteToMove ? 'w' : 'b'} ${rights} - ${quiet} ${number}`
}

function rowsOf<Kind extends string>(board: Board<Kind>, grid: Grid, letterOf: (kind: Kind) => string): string {
  const written = (man: Man<Kind> | undefined) => {
    if (man === undefined) return '.'
    return man.white ? letterOf(man.kind).toUpperCase() : letterOf(man.kind)
  }
  return grid.ranks
    .toReversed()
    .map((rank) => grid.files.map((file) => written(board.get(file + rank))).join(''))
    .join('/')
    .replace(/\.+/g, (gap) => String(gap.length))
}
