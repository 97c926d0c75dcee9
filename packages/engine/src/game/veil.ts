import { VEILED } from '../position/man.ts'
import { createMoves } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import type { Cell, Seat } from '../rules/kinds.ts'
import type { Game } from './game.ts'

/**
 * The position as a seat may know it, one of its own and without a history: where it does not see, a veil stands on the
 * cell; rights of others are gone, and so is what only counts. Whatever is worked out from this alone gives nothing away.
 * What has just been passed is known to a seat if it can act on it.
 */
export function veil(game: Game, p: Position, seat: Seat): Position {
  const { slots } = game.rules.setting
  const veiled = game.emptyPosition()
  const seen = new Set<Cell>()
  if (game.rules.sight === undefined) for (let cell = 0; cell < p.size; cell++) seen.add(cell)
  else game.rules.sight(p, seat, seen)
  for (let cell = 0; cell < p.size; cell++) veiled.set(cell, seen.has(cell) ? p.cells[cell] : VEILED)
  for (const slot of [slots.mover, slots.stage, slots.number]) veiled.set(slot, p.cells[slot])
  for (let slot = p.size; slot < slots.length; slot++) {
    if (slots.ownerOf(slot) === seat || isFelt(game, p, seat, slot)) veiled.set(slot, p.cells[slot])
  }
  veiled.forgetHistory()
  return veiled
}

/** Whether a shared piece of state makes a difference to what the seat to move may do. */
function isFelt(game: Game, p: Position, seat: Seat, slot: number): boolean {
  const { slots } = game.rules.setting
  if (p.mover !== seat || p.cells[slot] === 0 || slots.ownerOf(slot) !== undefined || !slots.isHashed(slot))
    return false
  const out = createMoves()
  const n = game.pseudoLegal(p, out)
  p.begin()
  p.set(slot, 0)
  const without = game.pseudoLegal(p, out)
  p.unmake()
  return n !== without
}
