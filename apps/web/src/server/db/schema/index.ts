export * from './game.ts'
export * from './game-move.ts'
