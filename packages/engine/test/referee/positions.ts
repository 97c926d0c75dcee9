/** Positions to hold two implementations of Ultima against each other. FEN in, FEN out. */
import { parse, print } from './fen.ts'
import { pick, type Random } from './random.ts'
import { type Army, Setup } from './setup.ts'
import { themes } from './theme.ts'
import { inCheck } from './ultima-referee.ts'

export { type Random, seeded } from './random.ts'
export type { Army } from './setup.ts'

export const themeNames: readonly string[] = Object.keys(themes)

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

/** A position nobody played: one king a side, either side to move, and men arranged on a theme. */
export function artificialPosition(random: Random, theme = pick(random, themeNames), army: Army = 'starting'): string {
  const arrange = themes[theme]
  if (arrange === undefined) throw new Error(`no theme ${theme}`)
  const setup = new Setup(random, army)
  arrange(setup)
  return print({ board: setup.board, whiteToMove: setup.coin(), quiet: random(90), number: 50 + random(50) })
}

/** Whether the side that has just moved left its king safe, as the rules demand of it. */
export function isLegalPosition(fen: string): boolean {
  const position = parse(fen)
  return !inCheck({ ...position, whiteToMove: !position.whiteToMove })
}
