/**
 * How many moves a game has come to, as its list numbers them: one for each round of the seats. A game that begins with a
 * later seat has the earlier ones' places empty in its first round.
 */
export function roundsOf(ply: number, first: number, seats: number): number {
  // Of more than two some leave the game, and its rounds grow shorter: what can be counted is what was played.
  if (ply === 0 || seats > 2) return ply
  return Math.ceil((first + ply) / seats)
}
