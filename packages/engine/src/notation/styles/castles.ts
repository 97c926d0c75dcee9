import type { Game } from '../../game/game.ts'
import { argumentOf, type Move } from '../../position/move.ts'
import type { Position } from '../../position/position.ts'

/** The moves a text means that says to which side to castle, `O-O` or `0-0-0`; undefined where it says nothing of the kind. */
export function castlesMeant(game: Game, p: Position, text: string, legal: readonly Move[]): Move[] | undefined {
  const castles = /^[O0o]-?[O0o](-?[O0o])?[+#!?\s]*$/.exec(text.trim())
  if (castles === null) return undefined
  const side = castles[1] === undefined ? 1 : 2
  return legal.filter((move) => game.abilityOf(p, move).act === 'castling' && argumentOf(move) === side)
}
