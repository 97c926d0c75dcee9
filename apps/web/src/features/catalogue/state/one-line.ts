/** As much of a summary as says what makes the game different: its first sentence, and those after it for which there is room. */
export function oneLine(summary: string, room = 200): string {
  const [first = '', ...rest] = summary.split(/(?<=[.!?]) /)
  let line = first
  for (const sentence of rest) {
    if (line.length + sentence.length >= room) break
    line = `${line} ${sentence}`
  }
  return line
}
