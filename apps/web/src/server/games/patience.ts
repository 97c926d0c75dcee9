import { askMaterial, describe } from '@variorum/engine/ask'
import type { Game } from '@variorum/engine/game'
import type { Speed } from '../../lib/clock/clock-rule.ts'
import { dayMs } from '../../lib/clock/first-move.ts'
import type { GamePlayerRow } from '../db/schema/index.ts'
import type { OnlineGame } from './online-game.ts'
import { lineOf } from './stored-line.ts'

/** How long a player who left is waited for, at any speed. lila's numbers here and below. */
const base = 40_000
const factors = { bullet: 1, blitz: 1, rapid: 2, classical: 3 } as const
/** A game of days, or without a clock, is one people come back to. */
const slow = 30 * dayMs

/**
 * How long a player may be away on a turn before the game may be claimed; half as long for a guest, whom little holds, and
 * a third for whoever is far behind, as many leave when they are.
 */
export function patienceMs(
  speed: Speed | null,
  { name }: Pick<GamePlayerRow, 'name'>,
  hasLittleToStayFor: boolean,
): number {
  if (speed === null || speed === 'correspondence') return slow
  return (base * factors[speed]) / (name === null ? 2 : 1) / (hasLittleToStayFor ? 3 : 1)
}

/** Pawns' worth of men. */
const farBehind = 4

/**
 * Whether a seat has so much less than the other that its player may have left for that. It says nothing where men come
 * back from the hand, nor where some are hidden: how long one has to wait would tell of them.
 */
export function isFarBehind(played: Game | undefined, game: OnlineGame, seat: number): boolean {
  if (!played?.isOpen || describe(played).handKinds.length > 0) return false
  const material = askMaterial(played, lineOf(game))
  if (!material.ok) return false
  const [own = 0, other = 0] = [material.value[seat], material.value[1 - seat]]
  return other - own >= farBehind
}
