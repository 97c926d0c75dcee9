/** How games went, as far as they went through one place. */
export interface Tally {
  /** Won by each seat. */
  readonly wins: readonly number[]
  readonly draws: number
}

export const noGames = (seats: number): Tally => ({ wins: new Array<number>(seats).fill(0), draws: 0 })

export const gamesIn = ({ wins, draws }: Tally): number => wins.reduce((sum, won) => sum + won, draws)

/** One game more; a winner of null is a draw. */
export const withGame = ({ wins, draws }: Tally, winner: number | null): Tally => ({
  wins: wins.map((won, seat) => (seat === winner ? won + 1 : won)),
  draws: winner === null ? draws + 1 : draws,
})
