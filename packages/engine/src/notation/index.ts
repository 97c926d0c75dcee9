export type { PositionFault } from '../rules/position-fault.ts'
export type { Diagram, Statement, Target, TextFault } from './diagram.ts'
export type { Difference, Version } from './difference.ts'
export { type GameRecord, parseGame, printGame } from './game-text.ts'
export { moveId, printMove, readMove } from './move-text.ts'
export { letterOf, parsePosition, printPlacement, printPosition, startPosition } from './position-text.ts'
export type { Fault, GameFault, Read } from './read.ts'
export {
  type Block,
  type MarginNote,
  type ReadText,
  type RulesText,
  readRulesText,
  type Section,
} from './rules-text.ts'
export { printTurn, readTurn } from './turn-text.ts'
