import type { Game } from '../src/game/index.ts'
import { parsePosition, printPosition } from '../src/notation/index.ts'
import { manOf } from '../src/position/man.ts'
import type { Position } from '../src/position/position.ts'
import { pick, type Random } from './referee/random.ts'

/**
 * A position nobody played: a royal man of each royal kind for every seat, others strewn over the board, some of them
 * close together so that they have to do with one another. Undefined where it could not have come about.
 */
export function scattered(game: Game, random: Random): Position | undefined {
  const p = game.emptyPosition()
  const seats = game.variant.seats.map((_, seat) => seat)
  const kinds = game.kinds.slice(1)
  const common = kinds.filter((kind) => !kind.royal)
  for (const kind of kinds.filter((one) => one.royal)) {
    for (const seat of seats) {
      const man = manOf(kind.number, seat)
      const cells = emptyCells(game, p).filter((cell) => !game.rules.standing.isBarred(man, cell))
      p.set(pick(random, cells), man)
    }
  }
  const centre = random(game.board.size)
  const near = game.board.near('every')
  const close = [...Array(game.board.size).keys()].filter((cell) => near[centre * game.board.size + cell] === 1)
  const men = random(Math.floor(game.board.size / 2))
  for (let put = 0; put < men; put++) {
    const cell = random(3) === 0 && close.length > 0 ? pick(random, close) : random(game.board.size)
    if (p.cells[cell] !== 0) continue
    const man = manOf(pick(random, common).number, pick(random, seats))
    if (game.rules.standing.isBarred(man, cell)) continue
    p.set(cell, man)
    // One too many of its file.
    if (game.rules.standing.misplaced(p) !== undefined) p.set(cell, 0)
  }
  const { hands } = game.rules.setting
  for (const kind of hands?.kinds ?? []) {
    for (const seat of seats) if (random(2) === 0) p.set(hands?.slots[manOf(kind, seat)] ?? 0, random(3))
  }
  p.set(game.rules.setting.slots.mover, pick(random, seats))
  p.set(game.rules.setting.slots.number, 1 + random(60))
  const read = parsePosition(game, printPosition(game, p))
  return read.ok ? read.value : undefined
}

const emptyCells = (game: Game, p: Position): number[] =>
  [...Array(game.board.size).keys()].filter((cell) => p.cells[cell] === 0)
