/** Positions to hold two implementations of Ultima against each other. FEN in, FEN out. */
import { generatorOf } from './generator.ts'
import { pick, type Random } from './random.ts'
import { ultima } from './ultima-referee.ts'
import { ultimaStock, ultimaThemes } from './ultima-theme.ts'

export { type Random, seeded } from './random.ts'

export const { themeNames, artificialPosition, isLegalPosition } = generatorOf(ultima, ultimaStock, ultimaThemes)

/** The positions of a game of random moves, the start first; it ends early when there is no move. */
export function randomGame(
  random: Random,
  start: string,
  movesOf: (fen: string) => readonly string[],
  play: (fen: string, move: string) => string,
  plies: number,
): readonly string[] {
  const game = [start]
  let fen = start
  for (let ply = 0; ply < plies; ply += 1) {
    const moves = movesOf(fen)
    if (moves.length === 0) break
    fen = play(fen, pick(random, moves))
    game.push(fen)
  }
  return game
}
