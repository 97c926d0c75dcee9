/** A number of at least 0, with a comma or a point; null for anything else. */
export function numberIn(text: string): number | null {
  const number = Number(text.trim().replace(',', '.'))
  return text.trim() === '' || !Number.isFinite(number) || number < 0 ? null : number
}

/** A whole number within bounds; null for anything else. */
export function wholeIn(text: string, least: number, most: number): number | null {
  const number = numberIn(text)
  return number !== null && Number.isInteger(number) && number >= least && number <= most ? number : null
}
