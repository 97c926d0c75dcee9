import type { Board, Kind, Man } from './fen.ts'
import { pick, type Random } from './random.ts'
import { squares } from './square.ts'

/** Starting: no more of a kind than a game begins with. Any: any fifteen men beside the king. */
export type Army = 'starting' | 'any'

const starting: ReadonlyMap<Kind, number> = new Map([
  ['king', 1],
  ['pawn', 8],
  ['leaper', 2],
  ['chameleon', 2],
  ['coordinator', 1],
  ['withdrawer', 1],
  ['immobilizer', 1],
])

/** Kinds as often as they stand at the start would be half pawns; here the pieces that differ come more often. */
export const kinds: readonly Kind[] = [
  'pawn',
  'pawn',
  'pawn',
  'leaper',
  'leaper',
  'chameleon',
  'chameleon',
  'coordinator',
  'withdrawer',
  'immobilizer',
]

/** A board being filled: a man is put only where nobody stands and while the army still has one. */
export class Setup {
  readonly board: Map<string, Man>
  readonly random: Random
  private readonly army: Army

  constructor(random: Random, army: Army) {
    this.board = new Map<string, Man>()
    this.random = random
    this.army = army
  }

  put(square: string | undefined, kind: Kind, white: boolean): void {
    if (square === undefined || this.board.has(square) || !this.hasLeft(kind, white)) return
    this.board.set(square, { kind, white })
  }

  /** Puts up to `count` men of any side and kind on squares of the list. */
  scatter(count: number, on: readonly string[] = squares, of: readonly Kind[] = kinds): void {
    for (let put = 0; put < count; put += 1) this.put(pick(this.random, on), pick(this.random, of), this.coin())
  }

  /** Puts each king that is still missing on a square of the list, or anywhere once the list is full. */
  crown(on: readonly string[] = squares): void {
    for (const white of [true, false]) {
      const free = on.filter((square) => !this.board.has(square))
      const anywhere = squares.filter((square) => !this.board.has(square))
      this.put(pick(this.random, free.length > 0 ? free : anywhere), 'king', white)
    }
  }

  coin(): boolean {
    return this.random(2) === 0
  }

  private hasLeft(kind: Kind, white: boolean): boolean {
    const men = menOf(this.board, white)
    const same = men.filter((man) => man.kind === kind).length
    if (kind === 'king' || this.army === 'starting') return same < (starting.get(kind) ?? 0)
    return men.filter((man) => man.kind !== 'king').length < 15
  }
}

function menOf(board: Board, white: boolean): readonly Man[] {
  return [...board.values()].filter((man) => man.white === white)
}
