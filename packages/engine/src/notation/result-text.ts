/** A result as game text tells it. */
export interface ResultText {
  /** `1-0`, `0-1`, `1/2-1/2` or `*`. */
  readonly result: string
  /** What each seat got, where none of those says it: `45-20-33-0`, `0.75-0.25`. */
  readonly scores: string | undefined
}

/**
 * The three results every program knows for two that share out a point; any other sharing has a tag of its own, and the
 * result is left open rather than told wrongly.
 */
export function resultText(scores: readonly number[] | undefined): ResultText {
  if (scores === undefined) return { result: '*', scores: undefined }
  const [first, second] = scores
  if (scores.length === 2 && first === 1 && second === 0) return { result: '1-0', scores: undefined }
  if (scores.length === 2 && first === 0 && second === 1) return { result: '0-1', scores: undefined }
  if (scores.length === 2 && first === 0.5 && second === 0.5) return { result: '1/2-1/2', scores: undefined }
  return { result: '*', scores: scores.join('-') }
}
