import { themes, weights } from '@variorum/engine/puzzles'
import type { Glicko } from '../ratings/glicko.ts'

/** How much of a result counts for the solver, who has been told a theme or not. */
export function weightOf(theme: string | null, isSolved: boolean): number {
  const told = themes.find(({ key }) => key === theme)
  if (told === undefined) return 1
  return isSolved ? weights[told.tells].solved : weights[told.tells].failed
}

/** So much of the way from what somebody was to what a result would have made of them. */
export function partly(before: Glicko, after: Glicko, weight: number): Glicko {
  const between = (from: number, to: number) => from + (to - from) * weight
  return {
    rating: between(before.rating, after.rating),
    deviation: between(before.deviation, after.deviation),
    volatility: between(before.volatility, after.volatility),
  }
}
