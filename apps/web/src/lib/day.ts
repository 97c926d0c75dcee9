/** Days that can be searched by. A date may be written far beyond, but there no database has a day after it. */
export const firstDay = '1970-01-02'
export const lastDay = '2999-12-31'

/** Whether a text is a day of the calendar between those two, `2026-11-30`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < firstDay || text > lastDay) return false
  const read = new Date(text)
  // Some days that no month has are read as the first of the next.
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text)
}
