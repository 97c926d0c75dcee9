import type { Topology } from '../board/index.ts'
import type { Rays } from '../board/rays.ts'
import type { CompiledAbility } from '../game/index.ts'
import { ACT_SHIFT } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import type { CaptureFaces, Cell, MovementFaces } from '../rules/kinds.ts'
import { CellSet } from './cell-set.ts'

/** With more cells than this worth going to, generating all moves is cheaper. */
const FEW = 6

/** What one rule marks for all men of a side, looked up once a position however many kinds take by it. */
export class SharedLook {
  readonly cells: CellSet
  #seenIn = -1

  constructor(
    private readonly landings: NonNullable<CaptureFaces['landings']>,
    size: number,
  ) {
    this.cells = new CellSet(size)
  }

  /** @param look number of the present look round */
  renew(p: Position, tag: number, look: number): void {
    if (this.#seenIn === look) return
    this.#seenIn = look
    this.cells.clear()
    this.landings(p, tag, this.cells)
  }
}

/** Where one ability of one kind might take something, as far as its rules can tell beforehand. */
export class Outlook {
  /** Rules for which only the landing counts: one look serves all men of the kind. */
  readonly #shared: readonly SharedLook[]
  /** Rules for which it matters where the man comes from. */
  readonly #own: readonly NonNullable<CaptureFaces['landingsFrom']>[]
  /** Whether some rule cannot tell, so that every move must be asked about. */
  readonly #isBlind: boolean
  /** Whether it takes the man on the cell where it lands, whoever that is, and nobody else. */
  readonly takesByLanding: boolean
  readonly #takesNothing: boolean
  readonly #forOne: CellSet
  #anyForAll = false
  /** Whether the man glides, and takes by one shared look alone. */
  readonly #isDirect: boolean
  /** Faces of the ability, at hand: whoever asks them asks often, and abilities come in many shapes. */
  readonly go: MovementFaces['go']
  readonly victims: CompiledAbility['victims']
  readonly act: number
  /** The lines it goes along to empty cells, if it does. */
  readonly #rays: Rays | undefined

  /** @param sharedBy the look of a rule, the same for all kinds that take by it */
  constructor(
    readonly ability: CompiledAbility,
    board: Topology,
    sharedBy: (landings: NonNullable<CaptureFaces['landings']>) => SharedLook,
  ) {
    const { captures } = ability
    this.#shared = captures.flatMap(({ landings }) => (landings === undefined ? [] : [sharedBy(landings)]))
    this.#own = captures.flatMap(({ landingsFrom }) => landingsFrom ?? [])
    this.#isBlind = this.#shared.length + this.#own.length < captures.length
    this.#takesNothing = captures.length === 0
    this.takesByLanding = captures.length > 0 && captures.every(({ byLanding }) => byLanding === true)
    this.#forOne = new CellSet(board.size)
    const { glides, along, go } = ability.movement
    this.go = go
    this.victims = ability.victims
    this.act = ability.number << ACT_SHIFT
    this.#isDirect = glides !== undefined && captures.length === 1 && this.#shared.length === 1
    this.#rays = along && board.rays(along)
  }

  /** Looks for all men of a side. False when none of them can take anything. */
  lookFor(p: Position, tag: number, look: number): boolean {
    if (this.#takesNothing) return false
    if (this.#isBlind) return true
    const shared = this.#shared
    this.#anyForAll = false
    for (let i = 0; i < shared.length; i++) {
      shared[i].renew(p, tag, look)
      if (shared[i].cells.count > 0) this.#anyForAll = true
    }
    return this.#anyForAll || this.#own.length > 0
  }

  /** Looks for the man on one cell, after `lookFor`. False when it cannot take anything. */
  lookFrom(p: Position, from: Cell): boolean {
    if (this.#takesNothing) return false
    if (this.#isBlind) return true
    const own = this.#own
    if (own.length === 0) return this.#anyForAll && this.#isInLine(p, from)
    this.#forOne.clear()
    for (let i = 0; i < own.length; i++) own[i](p, from, this.#forOne)
    return this.#forOne.count > 0 || (this.#anyForAll && this.#isInLine(p, from))
  }

  /** Whether some cell that all look to lies in a line with the man. */
  #isInLine(p: Position, from: Cell): boolean {
    const rays = this.#rays
    if (rays === undefined) return true
    const { to } = rays
    const base = from * p.size
    const shared = this.#shared
    for (let i = 0; i < shared.length; i++) {
      const { list, count } = shared[i].cells
      for (let k = 0; k < count; k++) if (to[base + list[k]] >= 0) return true
    }
    return false
  }

  /** Whether the man last looked for might take something by landing there. */
  mayTakeAt(to: Cell): boolean {
    if (this.#isBlind || this.#forOne.has(to)) return true
    const shared = this.#shared
    for (let i = 0; i < shared.length; i++) if (shared[i].cells.has(to)) return true
    return false
  }

  /** After `lookFor`: the few cells that are worth going to, when it is cheaper to ask for each of them who can. */
  get few(): CellSet | undefined {
    const [only] = this.#shared
    return this.#isDirect && only.cells.count <= FEW ? only.cells : undefined
  }

  /** Whether the man may go from one cell to the other, one of the few. */
  reaches(p: Position, from: Cell, to: Cell): boolean {
    if (this.#rays === undefined) return false
    const { to: rayTo, first, cells: line } = this.#rays
    const ray = rayTo[from * p.size + to]
    if (ray < 0) return false
    const men = p.cells
    let i = first[ray]
    while (line[i] !== to) if (men[line[i++]] !== 0) return false
    return men[to] === 0
  }

  /** Whether a man may use the ability, barred or not. */
  mayAct(isBarred: boolean): boolean {
    return isBarred ? this.ability.whenBarred !== false : this.ability.whenBarred !== 'only'
  }
}
