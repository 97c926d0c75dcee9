import type { Game } from '../game/game.ts'
import { readMove } from '../notation/move-text.ts'
import { cellNamed } from '../notation/position-text.ts'
import { isMan, kindOf, seatOf } from '../position/man.ts'
import { createMoves, fromOf, RESIGNATION, toOf } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import type { Cell } from '../rules/kinds.ts'
import type { Asked, AttackAnswer, Line, ManAnswer, MotivesAnswer, MoveAnswer, Seat, ThreatAnswer } from './answers.ts'
import { answer, openLine, refuse } from './open.ts'
import { barringCells, describeMan } from './position.ts'
import { describeMove, victimsByRule } from './victims.ts'

/** What is true of the men at one moment, as one seat sees it. */
interface Circumstances {
  /** Every man by its cell. */
  readonly men: ReadonlyMap<string, ManAnswer>
  readonly barred: ReadonlySet<string>
  /** By the cell of the seat's man that could be taken. */
  readonly attacks: ReadonlyMap<string, readonly AttackAnswer[]>
  /** By the cell of the hostile man that the seat could take, were it to move. */
  readonly threats: ReadonlyMap<string, AttackAnswer>
}

/**
 * What the last turn of a line has brought about: whom it takes, freezes, frees, saves and threatens. The board before it is
 * set beside the board after it, so that it holds for quiet moves, and for rules that act at a distance.
 */
export function askMotives(game: Game, line: Line): Asked<MotivesAnswer> {
  const opened = openLine(game, line)
  if (!opened.ok) return opened
  const p = opened.value
  const outcome = game.outcome(p)
  const isCheck = game.isInCheck(p, p.mover)
  const turn = takeBackTurn(game, p, line)
  if (turn.length === 0) return refuse('noMoves')
  const seat = p.mover
  const wasInCheck = game.isInCheck(p, seat)
  const before = circumstances(game, p, seat)
  const moves: MoveAnswer[] = []
  for (const text of turn) {
    const read = readMove(game, p, text)
    if (!read.ok || read.value === RESIGNATION) return refuse('noMoves')
    moves.push(describeMove(game, p, read.value))
    game.make(p, read.value)
  }
  const after = circumstances(game, p, seat)
  const cameFrom = origins(moves)
  return answer({
    seat,
    moves,
    gives: outcome?.reason === 'checkmate' ? 'mate' : isCheck && p.mover !== seat ? 'check' : null,
    wasInCheck,
    ...differences(game, before, after, seat, cameFrom),
    escapes: escapesOf(before, after, moves, cameFrom),
  })
}

/** Takes the steps of the last turn back, and tells them in their order. */
function takeBackTurn(game: Game, p: Position, { moves }: Line): readonly string[] {
  let count = 0
  let seat: Seat | undefined
  while (count < moves.length) {
    p.unmake()
    seat ??= p.mover
    if (p.mover !== seat) {
      // One too many: it was another's.
      const step = readMove(game, p, moves[moves.length - count - 1] ?? '')
      if (step.ok) game.make(p, step.value)
      break
    }
    count++
  }
  return moves.slice(moves.length - count)
}

/** Where the men that were moved stood before the turn, by where they stand after it. */
function origins(moves: readonly MoveAnswer[]): ReadonlyMap<string, string> {
  const cameFrom = new Map<string, string>()
  for (const { from, to, act } of moves) {
    if (act === 'drop') continue
    cameFrom.set(to, cameFrom.get(from) ?? from)
    if (from !== to) cameFrom.delete(from)
  }
  return cameFrom
}

function circumstances(game: Game, p: Position, seat: Seat): Circumstances {
  const { names } = game.board
  const men = new Map<string, ManAnswer>()
  const barred = new Set<string>()
  for (const [cell, name] of names.entries()) {
    if (!isMan(p.cells[cell])) continue
    men.set(name, describeMan(game, p, cell))
    if (barringCells(game, p, cell).length > 0) barred.add(name)
  }
  const attacks = new Map<string, AttackAnswer[]>()
  const threats = new Map<string, AttackAnswer>()
  const { foes } = game.rules.setting
  for (const by of game.variant.seats.keys()) {
    for (const [victim, attack] of attacksBy(game, p, by)) {
      if (by === seat && seatAt(p, game, victim) !== seat) threats.set(victim, threats.get(victim) ?? attack)
      const isFoe = ((foes[seat + 1] >> (by + 1)) & 1) === 1
      if (isFoe && seatAt(p, game, victim) === seat) attacks.set(victim, [...(attacks.get(victim) ?? []), attack])
    }
  }
  return { men, barred, attacks, threats }
}

/** Everything that a seat could take were it to move, with one way for each taker. */
function attacksBy(game: Game, p: Position, seat: Seat): readonly (readonly [string, AttackAnswer])[] {
  const { names } = game.board
  const found = new Map<string, readonly [string, AttackAnswer]>()
  const out = createMoves()
  const n = game.pseudoLegalFor(p, seat, out)
  for (const move of out.subarray(0, n)) {
    const from: Cell = fromOf(move)
    if (!isMan(p.cells[from])) continue
    for (const { cell, rule, partner } of victimsByRule(game, p, move)) {
      const key = `${names[from]} ${cell}`
      if (found.has(key)) continue
      const kind = game.kinds[kindOf(p.cells[from])].name
      found.set(key, [cell, { from: names[from], to: names[toOf(move)], kind, rule, partner }])
    }
  }
  return [...found.values()]
}

function seatAt(p: Position, game: Game, name: string): Seat | undefined {
  const cell = cellNamed(game, name)
  return cell === undefined ? undefined : seatOf(p.cells[cell])
}

function differences(
  game: Game,
  before: Circumstances,
  after: Circumstances,
  seat: Seat,
  cameFrom: ReadonlyMap<string, string>,
): Pick<MotivesAnswer, 'freezes' | 'frees' | 'saves' | 'threatens'> {
  const kinds = new Map(game.kinds.map((kind) => [kind.name, kind]))
  const isRoyal = ({ kind }: ManAnswer) => kinds.get(kind)?.royal === true
  const worth = ({ kind }: ManAnswer) => kinds.get(kind)?.worth ?? 0
  const earlier = (cell: string) => cameFrom.get(cell) ?? cell
  const men = [...after.men.values()]
  const own = men.filter((man) => man.seat === seat)
  const hostile = men.filter((man) => man.seat !== seat && man.seat >= 0)
  const threatens = hostile.flatMap((victim): ThreatAnswer[] => {
    const threat = after.threats.get(victim.cell)
    if (threat === undefined || isRoyal(victim) || before.threats.has(victim.cell)) return []
    return [{ ...threat, victim }]
  })
  return {
    freezes: hostile.filter(({ cell }) => after.barred.has(cell) && !before.barred.has(cell)),
    frees: own.filter(({ cell }) => !after.barred.has(cell) && before.barred.has(earlier(cell))),
    saves: own.filter(
      (man) => !isRoyal(man) && !cameFrom.has(man.cell) && before.attacks.has(man.cell) && !after.attacks.has(man.cell),
    ),
    threatens: threatens.sort((a, b) => worth(b.victim) - worth(a.victim)),
  }
}

function escapesOf(
  before: Circumstances,
  after: Circumstances,
  moves: readonly MoveAnswer[],
  cameFrom: ReadonlyMap<string, string>,
): readonly AttackAnswer[] {
  const last = moves.findLast(({ to }) => cameFrom.has(to))
  if (last === undefined || after.attacks.has(last.to)) return []
  return before.attacks.get(cameFrom.get(last.to) ?? '') ?? []
}
