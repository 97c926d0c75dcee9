import { createMoves, fromOf } from '../../position/move.ts'
import { movesIn, type Scene } from './scene.ts'
import { isMate, type StudiedLine } from './studied-line.ts'
import type { Theme } from './theme.ts'

/** Mate of a royal man that is frozen where it stands. */
export const frozenMate: Theme = {
  key: 'frozenMate',
  tells: 'telling',
  appliesTo: ({ hasCheck, freezers }) => hasCheck && freezers.size > 0,
  isIn: (line) => isMate(line) && lastOf(line).barred.has(royalOf(line)),
}

/** Mate of a royal man that is free to act and has no way to go: its own men stand on every cell beside it. */
export const smotheredMate: Theme = {
  key: 'smotheredMate',
  tells: 'telling',
  appliesTo: ({ hasCheck }) => hasCheck,
  isIn: (line) => {
    if (!isMate(line) || lastOf(line).barred.has(royalOf(line))) return false
    const beside = neighboursOf(line, royalOf(line))
    return beside.every((cell) => lastOf(line).men.get(cell)?.seat === line.foe) && !canStir(line)
  },
}

/** Mate along the last rank of a royal man that its own men keep from coming forward. */
export const backRankMate: Theme = {
  key: 'backRankMate',
  tells: 'telling',
  appliesTo: ({ hasCheck, hasRanks }) => hasCheck && hasRanks,
  isIn: (line) => isMate(line) && isHeldOnBackRank(line),
}

function isHeldOnBackRank(line: StudiedLine): boolean {
  const { board, variant } = line.game
  const scene = lastOf(line)
  const royal = board.cellOf(royalOf(line))
  const [back, ...ahead] = board
    .headingsSeen(variant.seats[line.foe].faces, ['s', 'nw', 'n', 'ne'])
    .map((heading) => board.next(royal, heading))
  const rankOf = (cell: number) => board.coordinatesOf(cell)[1]
  const checkers = scene.checkers(line.solver)
  const isAlong = checkers.length > 0 && checkers.every((from) => rankOf(board.cellOf(from)) === rankOf(royal))
  const isOwn = (cell: number) => scene.men.get(board.names[cell])?.seat === line.foe
  return back < 0 && isAlong && ahead.filter((cell) => cell >= 0).every(isOwn)
}

function canStir(line: StudiedLine): boolean {
  const out = createMoves()
  const n = line.game.pseudoLegalFor(lastOf(line).p, line.foe, out)
  const royal = line.game.board.cellOf(royalOf(line))
  return movesIn(out, n).some((move) => fromOf(move) === royal)
}

function neighboursOf({ game }: StudiedLine, name: string): readonly string[] {
  const { of, first, cells } = game.board.rays('every')
  const cell = game.board.cellOf(name)
  return Array.from(first.subarray(of[cell], of[cell + 1]), (start) => game.board.names[cells[start]])
}

const lastOf = ({ steps }: StudiedLine): Scene => steps[steps.length - 1].after

/** Where the other side's royal man stands at the end. */
function royalOf(line: StudiedLine): string {
  const scene = lastOf(line)
  return [...scene.men.values()].find(({ seat, cell }) => seat === line.foe && scene.isRoyal(cell))?.cell ?? ''
}
