import type { CompiledKind, Game } from '../game/index.ts'
import { manOf } from '../position/man.ts'
import { ARGUMENT_SHIFT, createMoves } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import { stepsBetween } from './steps.ts'

/** What a man gains at most by standing where it reaches much, in hundredths of a pawn; as much lost where it reaches little. */
const REACH = 40
/** A cell so many steps farther off is as likely to be reached, for men will stand between. */
const OPEN_SHARE = 0.75
/** Whoever reaches so few cells wherever it stands, as pawns do, is no better for one more. */
const FEW_CELLS = 4
/** What standing before promotion is worth of what promotion gains; each move farther from it half as much. */
const PROMOTION_SHARE = 0.1

/**
 * Where men stand well, found out from the definition alone, by trying each kind on each cell of an empty board: how
 * much it reaches from there, and how many moves it is from becoming something better. Reach counts for men that take
 * where they land, and attack what they reach; for others a wide view is as likely a danger. By man and cell, in
 * hundredths of a pawn, for its owner; nothing for royal men, whose place is a matter of safety.
 */
export function prospectsOf(game: Game): Int16Array {
  let prospects = known.get(game)
  if (prospects === undefined) {
    prospects = foundOut(game)
    known.set(game, prospects)
  }
  return prospects
}

/** They take longer to find out than a weak bot to move. */
const known = new WeakMap<Game, Int16Array>()

function foundOut(game: Game): Int16Array {
  const { size } = game.board
  const prospects = new Int16Array(game.kinds.length * 16 * size)
  const p = game.emptyPosition()
  const steps = stepsBetween(game.board)
  for (const kind of game.kinds) {
    if (kind.number === 0 || kind.royal || kind.neutral || kind.worth <= 0) continue
    for (let seat = 0; seat < game.variant.seats.length; seat++) {
      const ways = Array.from({ length: size }, (_, cell) => waysFrom(game, p, kind, seat, cell))
      const reach = ways.map(({ cells }, from) => sum(cells.map((to) => OPEN_SHARE ** (steps[from * size + to] - 1))))
      const mean = sum(reach) / size
      const moves = movesToPromotion(ways)
      const takesWhatItReaches = kind.takesByLanding
      const gain = Math.max(0, ...ways.map(({ gain }) => gain))
      for (let cell = 0; cell < size; cell++) {
        const share = mean === 0 ? 0 : Math.max(-1, Math.min(1, reach[cell] / mean - 1))
        const byReach = takesWhatItReaches ? REACH * share * Math.min(1, mean / FEW_CELLS) : 0
        const byPromotion = gain * 100 * PROMOTION_SHARE * 2 ** (1 - moves[cell])
        prospects[manOf(kind.number, seat) * size + cell] = Math.round(byReach + byPromotion)
      }
    }
  }
  return prospects
}

/** Where a man goes from a cell on an empty board, and what it gains by promotion on the way; 0 where there is none. */
interface Ways {
  readonly cells: readonly number[]
  readonly gain: number
}

const out = createMoves()

function waysFrom(game: Game, p: Position, kind: CompiledKind, seat: number, cell: number): Ways {
  p.begin()
  p.set(game.rules.setting.slots.mover, seat)
  p.set(cell, manOf(kind.number, seat))
  const cells = new Set<number>()
  let gain = 0
  for (const { movement, bits, argument } of kind.whenFree) {
    const n = movement.go(p, cell, cell | bits, out, 0)
    for (let i = 0; i < n; i++) {
      const to = (out[i] >> 10) & 1023
      if (to !== cell) cells.add(to)
      const becomes = argument === 'kind' ? game.kinds[out[i] >> ARGUMENT_SHIFT] : undefined
      if (becomes !== undefined && becomes.number !== 0) gain = Math.max(gain, becomes.worth - kind.worth)
    }
  }
  p.unmake()
  return { cells: [...cells], gain }
}

/** By cell, how many moves it takes to be promoted, the last one included; infinite where that cannot be. */
function movesToPromotion(ways: readonly Ways[]): readonly number[] {
  const moves = ways.map(({ gain }) => (gain > 0 ? 1 : Number.POSITIVE_INFINITY))
  for (let isNews = true; isNews; ) {
    isNews = false
    for (const [cell, { cells }] of ways.entries()) {
      const fewest = Math.min(moves[cell], ...cells.map((to) => moves[to] + 1))
      if (fewest < moves[cell]) isNews = true
      moves[cell] = fewest
    }
  }
  return moves
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
