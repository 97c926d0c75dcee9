export { type GameRecord, parseGame, printGame } from './game-text.ts'
export { moveId, printMove, readMove } from './move-text.ts'
export { letterOf, parsePosition, printPlacement, printPosition, startPosition } from './position-text.ts'
export type { Fault, Read } from './read.ts'
