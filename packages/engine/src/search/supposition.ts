import { type Game, veil } from '../game/index.ts'
import { VEILED } from '../position/man.ts'
import type { Position } from '../position/position.ts'
import type { Cell } from '../rules/kinds.ts'
import type { Memory, Share } from './share.ts'
import { Travel } from './travel.ts'

/** How often it is tried to find a position that looks exactly as what is seen. */
const TRIES = 6
/** Moves a man makes at least on the average, however short the time: it may be the one that has moved. */
const LEAST_MOVES = 0.1

/** Positions that the truth might be, as far as a seat can know: what it sees, and the rest put where it may well be. */
export class Supposition {
  readonly #travel: Travel
  readonly #size: number
  readonly #hidden: readonly Memory[]
  readonly #takesByLanding: boolean

  constructor(
    private readonly game: Game,
    private readonly share: Share,
    travel?: Travel,
  ) {
    this.#travel = travel ?? new Travel(game)
    this.#size = game.board.size
    this.#hidden = share.memories.filter(({ man, cell, ago, hasLeft }) => {
      const isSeen = share.seen[cell] === man && ago === 0 && !hasLeft
      return !isSeen
    })
    this.#takesByLanding = game.kinds.every((kind) => kind.takesByLanding)
  }

  /** One of them by chance: the best of a few in looking as the seat sees it. */
  next(random: () => number): Position {
    let best = this.#suppose(random)
    let faults = this.#faultsOf(best)
    for (let more = 1; more < TRIES && faults > 0; more++) {
      const other = this.#suppose(random)
      const otherFaults = this.#faultsOf(other)
      if (otherFaults >= faults) continue
      best = other
      faults = otherFaults
    }
    best.forgetHistory()
    return best
  }

  #suppose(random: () => number): Position {
    const { seen, struck } = this.share
    const p = this.#bare()
    const free = new Set<Cell>()
    for (let cell = 0; cell < this.#size; cell++) if (seen[cell] === VEILED) free.add(cell)
    const left = [...this.#hidden]
    const put = (index: number, cell: Cell): void => {
      const [memory] = left.splice(index, 1)
      p.set(cell, memory.man)
      free.delete(cell)
    }
    // 1. Whoever took a man of ours by landing stands where that stood.
    if (this.#takesByLanding) {
      for (const cell of struck) if (free.has(cell) && left.length > 0) put(this.#whoFor(left, cell, random), cell)
    }
    // 2. A cell that would be seen if it were empty is not empty. Filling one may explain another.
    for (let more = left.length; more > 0; more--) {
      const open = veil(this.game, p, this.share.seat).cells
      const owed = [...free].filter((cell) => open[cell] !== VEILED)
      if (owed.length === 0 || left.length === 0) break
      const cell = owed[random() % owed.length]
      put(this.#whoFor(left, cell, random), cell)
    }
    // 3. The others where they may have come to, those first of whom most is known.
    left.sort((a, b) => a.ago - b.ago)
    while (left.length > 0 && free.size > 0) put(0, this.#whereFor(left[0], [...free], random))
    return p
  }

  /** What is seen, and nothing else. */
  #bare(): Position {
    const p = this.game.emptyPosition()
    for (const [index, value] of this.share.seen.entries())
      p.set(index, value === VEILED && index < this.#size ? 0 : value)
    return p
  }

  #whoFor(left: readonly Memory[], cell: Cell, random: () => number): number {
    return drawn(
      left.map((memory) => this.#chance(memory, cell)),
      random,
    )
  }

  #whereFor(memory: Memory, free: readonly Cell[], random: () => number): Cell {
    return free[
      drawn(
        free.map((cell) => this.#chance(memory, cell)),
        random,
      )
    ]
  }

  /**
   * How likely a man has come to a cell: the others' steps are spread over all that are out of sight, so each of them has
   * made about so many moves (Poisson), and each cell that many moves away is as good as another.
   */
  #chance({ man, cell: from, ago, hasLeft }: Memory, cell: Cell): number {
    const moves = this.#travel.of(man)[from * this.#size + cell]
    if (moves > ago || (moves === 0 && hasLeft)) return 0
    const average = Math.max(LEAST_MOVES, ago / this.#hidden.length)
    let chance = 1
    for (let count = 1; count <= moves; count++) chance *= average / count
    return chance / this.#cellsAt(man, from, moves)
  }

  #cellsAt(man: number, from: Cell, moves: number): number {
    const travel = this.#travel.of(man)
    let cells = 0
    for (let cell = 0; cell < this.#size; cell++) if (travel[from * this.#size + cell] === moves) cells++
    return cells
  }

  /** Cells that would look otherwise than they do. */
  #faultsOf(p: Position): number {
    const looks = veil(this.game, p, this.share.seat).cells
    let faults = 0
    for (let cell = 0; cell < this.#size; cell++) if (looks[cell] !== this.share.seen[cell]) faults++
    return faults
  }
}

/** An index by chance, by weight; any of them where all weigh nothing. */
function drawn(weights: readonly number[], random: () => number): number {
  const sum = weights.reduce((a, b) => a + b, 0)
  if (sum === 0) return random() % weights.length
  let rest = (random() / 2 ** 32) * sum
  for (let index = 0; index < weights.length; index++) {
    rest -= weights[index]
    if (rest < 0) return index
  }
  return weights.length - 1
}
