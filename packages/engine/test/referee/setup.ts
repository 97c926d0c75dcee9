import type { Man } from './board.ts'
import { pick, type Random } from './random.ts'
import type { Grid } from './square.ts'

/** Starting: no more of a kind than a game begins with. Any: any men beside the king, as many as a side begins with. */
export type Army = 'starting' | 'any'

/** What positions of a game are made of. */
export type Stock<Kind extends string> = {
  readonly grid: Grid
  readonly king: Kind
  /** How many of each kind a side can have, the king left out. */
  readonly starting: ReadonlyMap<Kind, number>
  readonly mostMen: number
  /** What is drawn from where no kinds are named; a kind listed twice comes twice as often. */
  readonly kinds: readonly Kind[]
  /** Where a man can have got to in a game; anywhere when absent. */
  readonly canStand?: (square: string, kind: Kind, white: boolean) => boolean
}

/** A board being filled: a man is put only where nobody stands and while the army still has one. */
export class Setup<Kind extends string> {
  readonly board: Map<string, Man<Kind>>
  readonly random: Random
  readonly grid: Grid
  private readonly stock: Stock<Kind>
  private readonly army: Army

  constructor(random: Random, stock: Stock<Kind>, army: Army) {
    this.board = new Map<string, Man<Kind>>()
    this.random = random
    this.grid = stock.grid
    this.stock = stock
    this.army = army
  }

  put(square: string | undefined, kind: Kind, white: boolean): void {
    if (square === undefined || this.board.has(square) || !this.hasLeft(kind, white)) return
    if (this.stock.canStand?.(square, kind, white) === false) return
    this.board.set(square, { kind, white })
  }

  /** Puts up to `count` men of any side and kind on squares of the list. */
  scatter(count: number, on: readonly string[] = this.grid.squares, of: readonly Kind[] = this.stock.kinds): void {
    for (let put = 0; put < count; put += 1) this.put(pick(this.random, on), pick(this.random, of), this.coin())
  }

  /** Puts each king that is still missing on a square of the list, or anywhere once the list is full. */
  crown(on: readonly string[] = this.grid.squares): void {
    for (const white of [true, false]) {
      const free = on.filter((square) => !this.board.has(square))
      const anywhere = this.grid.squares.filter((square) => !this.board.has(square))
      this.put(pick(this.random, free.length > 0 ? free : anywhere), this.stock.king, white)
    }
  }

  coin(): boolean {
    return this.random(2) === 0
  }

  private hasLeft(kind: Kind, white: boolean): boolean {
    const { king, starting, mostMen } = this.stock
    const men = [...this.board.values()].filter((man) => man.white === white)
    const same = men.filter((man) => man.kind === kind).length
    if (kind === king) return same < 1
    if (this.army === 'starting') return same < (starting.get(kind) ?? 0)
    return men.filter((man) => man.kind !== king).length < mostMen - 1
  }
}
