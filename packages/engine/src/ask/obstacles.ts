import type { Game } from '../game/game.ts'
import { isMan, kindOf, manOf, seatOf } from '../position/man.ts'
import { createMoves, fromOf, type Move, toOf } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import type { Cell } from '../rules/kinds.ts'
import type { AttackAnswer, ReasonAnswer } from './answers.ts'
import { barringCells } from './position.ts'
import { victimsByRule } from './victims.ts'

/** Why the man on the cell has no move, supposing its side is to move; empty when it has one. */
export function obstaclesOf(game: Game, p: Position, cell: Cell): ReasonAnswer[] {
  if (game.kinds[kindOf(p.cells[cell])].neutral) return [{ key: 'neutral', params: {} }]
  return asIfToMove(game, p, seatOf(p.cells[cell]), () => {
    if (!game.mayMoveMen(p)) return [{ key: 'notThisStep', params: {} }]
    const by = barringCells(game, p, cell)
    if (by.length > 0) return [{ key: 'frozen', params: { by } }]
    // Barred by nobody in particular: by how its owner stands.
    const guard = game.rules.guards.find((one) => one.bars(p, cell, p.cells[cell]))
    if (guard !== undefined) return [{ key: guard.rule, params: {} }]
    const goes = movesFrom(game, p, cell, 'pseudoLegal')
    const [first] = goes
    if (first === undefined) {
      const by = menInTheWay(game, p, cell)
      return [by.length > 0 ? { key: 'hemmedIn', params: { by } } : { key: 'blocked', params: {} }]
    }
    if (movesFrom(game, p, cell, 'legal').length > 0) return []
    return [exposure(game, p, first)]
  })
}

/** Why the man on one cell may not go to the other although it could reach it, or undefined where it cannot reach it. */
export function whyNot(game: Game, p: Position, from: Cell, to: Cell): ReasonAnswer | undefined {
  const move = movesFrom(game, p, from, 'pseudoLegal').find((one) => toOf(one) === to)
  return move === undefined ? undefined : exposure(game, p, move)
}

/** Every way in which hostile men could take the man on the cell if it were their turn; one landing for each man and rule. */
export function attackersOf(game: Game, p: Position, cell: Cell): AttackAnswer[] {
  const { foes } = game.rules.setting
  const { names } = game.board
  const found = new Map<string, AttackAnswer>()
  for (const [seat] of game.variant.seats.entries()) {
    if (((foes[p.cells[cell] & 15] >> (seat + 1)) & 1) === 0) continue
    const out = createMoves()
    const n = game.pseudoLegalFor(p, seat, out)
    for (const move of out.subarray(0, n)) {
      const victim = victimsByRule(game, p, move).find((one) => one.cell === names[cell])
      if (victim === undefined) continue
      const from = names[fromOf(move)]
      const key = `${from} ${victim.rule}`
      if (found.has(key)) continue
      const kind = game.kinds[kindOf(p.cells[fromOf(move)])].name
      found.set(key, { from, to: names[toOf(move)], kind, rule: victim.rule, partner: victim.partner })
    }
  }
  return [...found.values()].sort((a, b) => (a.from < b.from ? -1 : 1))
}

/**
 * The men but for one of which this man could go somewhere. Each is lifted and put back: what is in the way of whom depends
 * on how kinds move, and only their own rules know that.
 */
function menInTheWay(game: Game, p: Position, cell: Cell): string[] {
  const { names } = game.board
  return names
    .filter((_, other) => {
      if (other === cell || !isMan(p.cells[other])) return false
      p.begin()
      p.set(other, 0)
      const isFree = movesFrom(game, p, cell, 'pseudoLegal').length > 0
      p.unmake()
      return isFree
    })
    .sort()
}

/** What a pseudo-legal but illegal move leaves open. */
export function exposure(game: Game, p: Position, move: Move): ReasonAnswer {
  const seat = p.mover
  const isRoyal = game.kinds[kindOf(p.cells[fromOf(move)])].royal
  const wasInCheck = game.isInCheck(p, seat)
  game.make(p, move)
  const royal = royalCells(game, p, seat).find((cell) => game.isTakeable(p, cell))
  const by = royal === undefined ? [] : [...new Set(attackersOf(game, p, royal).map((attack) => attack.from))]
  const royalKind = royal === undefined ? '' : game.kinds[kindOf(p.cells[royal])].name
  const lost = game.kinds.find((kind) => kind.royal && p.count[manOf(kind.number, seat)] === 0)
  p.unmake()
  const { duty } = game.rules
  // Nobody could take a royal man then: it is gone already, or there is something else to be done first.
  if (royal === undefined && lost !== undefined) return { key: 'losesRoyal', params: { kind: lost.name } }
  if (royal === undefined && duty !== undefined) return { key: duty.rule, params: {} }
  const params = { by, ...(royal === undefined ? {} : { royal: game.board.names[royal], kind: royalKind }) }
  return { key: isRoyal ? 'unsafe' : wasInCheck ? 'leavesCheck' : 'pinned', params }
}

function royalCells(game: Game, p: Position, seat: number): Cell[] {
  return game.kinds.flatMap((kind) => {
    if (!kind.royal) return []
    const man = manOf(kind.number, seat)
    return Array.from(p.at.subarray(man * p.size, man * p.size + p.count[man]))
  })
}

/** Moves of one man; taking it off is not a way of moving. */
function movesFrom(game: Game, p: Position, cell: Cell, which: 'legal' | 'pseudoLegal'): Move[] {
  const out = createMoves()
  const n = game[which](p, out)
  return Array.from(out.subarray(0, n)).filter(
    (move) => fromOf(move) === cell && game.abilityOf(p, move).act !== 'removal',
  )
}

/** Asks a question with that seat to move, and leaves the position as it was. */
export function asIfToMove<T>(game: Game, p: Position, seat: number, ask: () => T): T {
  const { mover, stage } = game.rules.setting.slots
  p.begin()
  if (seat !== p.mover) p.set(stage, 0)
  p.set(mover, seat)
  try {
    return ask()
  } finally {
    p.unmake()
  }
}
