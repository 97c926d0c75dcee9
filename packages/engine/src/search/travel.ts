import type { Game } from '../game/index.ts'
import { type Man, manOf, seatOf } from '../position/man.ts'
import { createMoves } from '../position/move.ts'

const FAR = 255

/** In how many moves of its own a man comes from one cell to another; 255 where it never does. */
export class Travel {
  readonly #moves = new Map<Man, Uint8Array>()

  constructor(private readonly game: Game) {}

  /** `moves[a · size + b]`, over a board with nobody in the way, and somebody to take wherever it takes. */
  of(man: Man): Uint8Array {
    const known = this.#moves.get(man) ?? this.#measure(man)
    this.#moves.set(man, known)
    return known
  }

  #measure(man: Man): Uint8Array {
    const { size } = this.game.board
    const reach = Array.from({ length: size }, (_, cell) => this.#from(man, cell))
    const moves = new Uint8Array(size * size).fill(FAR)
    for (let origin = 0; origin < size; origin++) {
      const base = origin * size
      moves[base + origin] = 0
      let edge = [origin]
      for (let count = 1; edge.length > 0; count++) {
        edge = [...new Set(edge.flatMap((cell) => [...reach[cell]]))].filter((cell) => moves[base + cell] === FAR)
        for (const cell of edge) moves[base + cell] = count
      }
    }
    return moves
  }

  /** Where it goes alone on the board, and where on a board full of others. */
  #from(man: Man, cell: number): Set<number> {
    const { game } = this
    const out = createMoves()
    const cells = new Set<number>()
    const { abilities } = game.kinds[man >> 4]
    const other = manOf(man >> 4, (seatOf(man) + 1) % game.variant.seats.length)
    for (const crowd of [0, other]) {
      const p = game.emptyPosition()
      for (let each = 0; each < p.size; each++) p.set(each, each === cell ? man : crowd)
      for (const { movement } of abilities) {
        const n = movement.go(p, cell, cell, out, 0)
        for (let i = 0; i < n; i++) cells.add((out[i] >> 10) & 1023)
      }
    }
    cells.delete(cell)
    return cells
  }
}
