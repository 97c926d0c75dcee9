/** Whether a text is that of a position rather than of a game: one line that begins with rows divided by slashes. */
export function isPosition(text: string): boolean {
  const [rows = ''] = text.trim().split(/\s+/)
  return !text.trim().includes('\n') && rows.includes('/') && !/^[[{(]/.test(rows) && !/^(1\/2|0\/1)/.test(rows)
}
