import type { Topology } from '../board/topology.ts'
import type { Man } from '../position/man.ts'
import type { Arrival, Cell } from '../rules/kinds.ts'

/** Men that look alike, and how they come to take royal men. */
export interface Comer {
  readonly man: Man
  readonly arrival: Arrival
}

/**
 * All cells from which hostile men may come to take a royal man, by the cell it stands on: one line after another, as
 * seen from there outwards. Compiled from what the rules tell of themselves, so that one walk asks them all.
 */
export class Approaches {
  /**
   * Entries `path[cell]` up to `path[cell + 1]` are those of a cell. An entry holds a cell in its lower ten bits and above
   * them the entry where the next line begins.
   */
  readonly path: Int32Array
  /** By entry, where in `takes` the row of its cell begins. */
  readonly row: Int32Array
  /** `takes[row + man]` is 1 where the man takes from there over an empty line. */
  readonly takes: Uint8Array
  /** Whether every cell lies on one line at most, so that what stands on it stands in the way of no other. */
  readonly isSingle: boolean

  constructor(board: Topology, comers: readonly Comer[], men: number) {
    const path: number[] = []
    const entries: number[] = []
    const row: number[] = []
    const rows = new Map<string, number>()
    let isSingle = true
    for (const lines of linesInwards(board, comers)) {
      path.push(board.size + 1 + entries.length)
      const met = new Set<Cell>()
      for (const line of lines) {
        const beyond = board.size + 1 + entries.length + line.length
        for (const { cell, takers } of line) {
          if (line.length > 1 && met.has(cell)) isSingle = false
          if (line.length > 1) met.add(cell)
          const key = [...takers].sort((a, b) => a - b).join()
          const known = rows.get(key) ?? rows.size * men
          rows.set(key, known)
          entries.push(cell | (beyond << 10))
          row.push(known)
        }
      }
    }
    path.push(board.size + 1 + entries.length)
    this.path = Int32Array.from([...path, ...entries])
    this.row = Int32Array.from([...path.map(() => 0), ...row])
    this.takes = new Uint8Array(rows.size * men)
    for (const [key, start] of rows)
      for (const man of key.split(',').filter(Boolean)) this.takes[start + Number(man)] = 1
    this.isSingle = isSingle
  }

  /** The entry where the line of an entry begins: those of one line all hold the same end. */
  startOf(entry: number): number {
    const end = this.path[entry] >>> 10
    let start = entry
    while (start > this.path[0] && this.path[start - 1] >>> 10 === end) start--
    return start
  }

  /** Whether any of them takes a royal man on the cell, supposing nobody stood on the cell `without`. */
  reach(men: Int32Array, target: Cell, without: Cell): boolean {
    const { path, row, takes } = this
    const end = path[target + 1]
    for (let i = path[target]; i < end; ) {
      const entry = path[i]
      const cell = entry & 1023
      const man = men[cell]
      if (man === 0 || cell === without) {
        i++
        continue
      }
      if (takes[row[i] + man] === 1) return true
      i = entry >>> 10
    }
    return false
  }
}

/** A cell on a line outwards, and who takes from there. */
interface Station {
  readonly cell: Cell
  readonly takers: Set<Man>
}

interface Branch extends Station {
  readonly onward: Branch[]
}

/** By target, the lines that lead to it, told from the target outwards. Where lines branch, each branch is one. */
function linesInwards(board: Topology, comers: readonly Comer[]): Station[][][] {
  const roots = Array.from({ length: board.size }, (): Branch[] => [])
  // 1. Lines: each cell passed is a target, and what lies between there and where the line began is its way back.
  for (const { man, arrival } of comers) {
    const rays = arrival.lines?.[man & 15]
    if (rays === undefined) continue
    for (let from = 0; from < board.size; from++) {
      for (let ray = rays.of[from]; ray < rays.of[from + 1]; ray++) {
        for (let i = rays.first[ray]; rays.cells[i] >= 0; i++) {
          let branches = roots[rays.cells[i]]
          for (let k = i - 1; k >= rays.first[ray]; k--) branches = branchTo(branches, rays.cells[k]).onward
          branchTo(branches, from).takers.add(man)
        }
      }
    }
  }
  // 2. Bounds: from a neighbour on a line it is the same station, from further off one that nothing stands before.
  const far = roots.map((): Branch[] => [])
  for (const { man, arrival } of comers) {
    const { bounds } = arrival
    if (bounds === undefined) continue
    for (let to = 0; to < board.size; to++) {
      for (let from = 0; from < board.size; from++) {
        if (from === to || !bounds(man & 15, from, to)) continue
        const neighbour = roots[to].find((branch) => branch.cell === from)
        const station = neighbour ?? branchTo(far[to], from)
        station.takers.add(man)
      }
    }
  }
  return roots.map((branches, cell) => [...branches, ...far[cell]].flatMap(unfolded))
}

function branchTo(branches: Branch[], cell: Cell): Branch {
  const known = branches.find((branch) => branch.cell === cell)
  if (known !== undefined) return known
  const branch = { cell, takers: new Set<Man>(), onward: [] }
  branches.push(branch)
  return branch
}

const unfolded = (branch: Branch): Station[][] =>
  branch.onward.length === 0 ? [[branch]] : branch.onward.flatMap(unfolded).map((line) => [branch, ...line])
