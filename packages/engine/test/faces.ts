import type { CompiledAbility, Game } from '../src/game/index.ts'
import { manOf } from '../src/position/man.ts'
import { createMoves, fromOf, TO_SHIFT } from '../src/position/move.ts'
import type { Position } from '../src/position/position.ts'
import type { CaptureFaces } from '../src/rules/kinds.ts'
import { pick, type Random, seeded } from './referee/random.ts'
import { drawn } from './tiny.ts'

export interface FacesSeen {
  /** How often the rule could take the man asked about, and could not. */
  readonly takes: number
  readonly spares: number
  /** How often emptying one cell would have let it. */
  readonly opened: number
}

type Complaint = string

/**
 * Holds the faces of a capture rule against one another on random boards. Reverse: it says a man can be taken exactly
 * when going forward takes it. Sensitivity: where a man cannot be taken, every single cell whose emptying would change
 * that is marked, be it by the rule or by a guard; so is one of an own man and a hostile one where emptying both would.
 * Foresight: no move to an unmarked cell takes anything.
 */
export function compareFaces(
  game: Game,
  kind: string,
  rule: string,
  boards: number,
): { seen: FacesSeen; complaints: Complaint[] } {
  const random = seeded(1_963)
  const complaints: Complaint[] = []
  const seen = { takes: 0, spares: 0, opened: 0 }
  for (let board = 0; board < boards; board++) {
    const p = randomBoard(game, random)
    for (const ability of game.kinds[game.rules.setting.kindNamed(kind)].abilities) {
      for (const capture of ability.captures.filter((one) => one.rule === rule)) {
        for (const [seat] of game.variant.seats.entries()) {
          compareOn(game, p, ability, capture, manOf(game.rules.setting.kindNamed(kind), seat), seen, complaints)
        }
      }
    }
  }
  return { seen, complaints }
}

function compareOn(
  game: Game,
  p: Position,
  ability: CompiledAbility,
  capture: CaptureFaces,
  man: number,
  seen: { takes: number; spares: number; opened: number },
  complaints: Complaint[],
): void {
  const { foes } = game.rules.setting
  foresight(game, p, ability, capture, man, complaints)
  for (let target = 0; target < game.board.size; target++) {
    const tag = p.cells[target] & 15
    if (((foes[man & 15] >> tag) & 1) === 0) continue
    // A rule that spares royals is never asked backwards.
    if (capture.takes === undefined || capture.opens === undefined || capture.sparesRoyals) continue
    const takes = forward(game, p, ability, capture, man, target)
    if (capture.takes(p, target, man) !== takes)
      complaints.push(complain(game, p, capture, `takes(${target}) is not ${takes}`))
    if (takes) {
      seen.takes++
      continue
    }
    seen.spares++
    const marks = new Sensitive()
    capture.opens(p, target, man, marks)
    for (const guard of game.rules.guards) guard.opens(p, tag, marks)
    for (let emptied = 0; emptied < game.board.size; emptied++) {
      if (emptied === target || p.cells[emptied] === 0) continue
      p.begin()
      p.set(emptied, 0)
      const opened = forward(game, p, ability, capture, man, target)
      p.unmake()
      if (!opened) continue
      seen.opened++
      if (!marks.left.has(emptied))
        complaints.push(complain(game, p, capture, `opens(${target}) leaves out ${emptied}`))
    }
    // Pairs are many, so they are looked at now and then.
    for (const [emptied, victim] of seen.spares % 8 === 0 ? pairsLeftOut(game, p, target, marks) : []) {
      p.begin()
      p.set(emptied, 0)
      p.set(victim, 0)
      const opened = forward(game, p, ability, capture, man, target)
      p.unmake()
      if (opened) complaints.push(complain(game, p, capture, `opens(${target}) leaves out ${emptied} with ${victim}`))
    }
    const comer = manOf(1, tag - 1)
    for (let filled = 0; filled < game.board.size; filled++) {
      if (p.cells[filled] !== 0) continue
      p.begin()
      p.set(filled, comer)
      const opened = forward(game, p, ability, capture, man, target)
      p.unmake()
      if (opened && !marks.filled.has(filled))
        complaints.push(complain(game, p, capture, `opens(${target}) leaves out filling ${filled}`))
    }
  }
}

/** Cells by what may matter about them. */
class Sensitive {
  readonly left = new Set<number>()
  readonly leftTaking = new Set<number>()
  readonly filled = new Set<number>()
  add(cell: number): void {
    this.left.add(cell)
  }
  addTaking(cell: number): void {
    this.leftTaking.add(cell)
  }
  addEmpty(cell: number): void {
    this.filled.add(cell)
  }
}

/** A man of the target's side and one it might take, neither of them marked so that the two leaving at once would be looked at. */
function pairsLeftOut(game: Game, p: Position, target: number, marks: Sensitive): [own: number, victim: number][] {
  const tag = p.cells[target] & 15
  const foes = game.rules.setting.foes[tag]
  const cells = game.board.names.map((_, cell) => cell).filter((cell) => !marks.left.has(cell))
  const victims = cells.filter((cell) => ((foes >> (p.cells[cell] & 15)) & 1) === 1)
  return cells
    .filter((cell) => cell !== target && (p.cells[cell] & 15) === tag && !marks.leftTaking.has(cell))
    .flatMap((own) => victims.map((victim): [number, number] => [own, victim]))
}

function foresight(
  game: Game,
  p: Position,
  ability: CompiledAbility,
  capture: CaptureFaces,
  man: number,
  complaints: Complaint[],
): void {
  const landings = createMoves()
  const victims = createMoves()
  const everyone = new Set<number>()
  capture.landings?.(p, man & 15, everyone)
  for (const from of freeMen(game, p, man)) {
    const own = new Set<number>()
    capture.landingsFrom?.(p, from, own)
    const n = ability.movement.go(p, from, from, landings, 0)
    for (let i = 0; i < n; i++) {
      const to = landings[i] >> TO_SHIFT
      if (capture.victims(p, from, to, victims, 0) === 0) continue
      if (capture.landings !== undefined && !everyone.has(to))
        complaints.push(complain(game, p, capture, `landings leave out ${to}`))
      if (capture.landingsFrom !== undefined && !own.has(to))
        complaints.push(complain(game, p, capture, `landingsFrom ${from} leave out ${to}`))
    }
  }
}

/** Whether some free man that looks like this has a move by which the rule takes the man on the target. */
function forward(
  game: Game,
  p: Position,
  ability: CompiledAbility,
  capture: CaptureFaces,
  man: number,
  target: number,
): boolean {
  const landings = createMoves()
  const victims = createMoves()
  return freeMen(game, p, man).some((from) => {
    const n = ability.movement.go(p, from, from, landings, 0)
    return landings.subarray(0, n).some((move) => {
      const took = capture.victims(p, fromOf(move), (move >> TO_SHIFT) & 1_023, victims, 0)
      return victims.subarray(0, took).includes(target)
    })
  })
}

const freeMen = (game: Game, p: Position, man: number): number[] =>
  [...p.cells.subarray(0, p.size).keys()].filter((from) => p.cells[from] === man && game.rules.setting.isFree(p, from))

/** One royal man a seat, up to half the other cells filled. */
function randomBoard(game: Game, random: Random): Position {
  const p = game.emptyPosition()
  const seats = game.variant.seats.map((_, seat) => seat)
  const kinds = game.kinds.slice(1)
  for (const kind of kinds.filter((one) => one.royal)) {
    for (const seat of seats) {
      const empty = [...p.cells.subarray(0, p.size).keys()].filter((cell) => p.cells[cell] === 0)
      p.set(pick(random, empty), manOf(kind.number, seat))
    }
  }
  const common = kinds.filter((one) => !one.royal)
  const density = 1 + random(5)
  for (let cell = 0; cell < p.size; cell++) {
    if (p.cells[cell] === 0 && random(10) < density)
      p.set(cell, manOf(pick(random, common).number, pick(random, seats)))
  }
  p.forgetHistory()
  return p
}

const complain = (game: Game, p: Position, capture: CaptureFaces, what: string): Complaint =>
  `${capture.rule}: ${what} in\n${drawn(game, p)}`
