import type { Game } from '../game/game.ts'
import { argumentOf, type Move } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import { letterInMoves } from './letters.ts'

/** Letter of the kind that a move chooses to become, as the first seat has it; empty where it chooses none. */
export function chosenLetter(game: Game, p: Position, move: Move): string {
  const isChoice = game.abilityOf(p, move).argument === 'kind' && argumentOf(move) !== 0
  return isChoice ? letterInMoves(game, argumentOf(move)) : ''
}
