/** What is said of a move that gave chances away. */
export type Verdict = 'inaccuracy' | 'mistake' | 'blunder'

/** From the worst on, with the share of the point that has to be lost. The steps are Lichess's. */
const steps: readonly (readonly [Verdict, number])[] = [
  ['blunder', 0.15],
  ['mistake', 0.1],
  ['inaccuracy', 0.05],
]

export function verdictOn(lost: number): Verdict | null {
  return steps.find(([, least]) => lost >= least)?.[0] ?? null
}

/** The sign that books of chess print after such a move. */
export const glyphs: Readonly<Record<Verdict, string>> = { inaccuracy: '?!', mistake: '?', blunder: '??' }
