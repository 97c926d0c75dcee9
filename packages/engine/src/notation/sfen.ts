/**
 * Position text as Japanese programs write it, in our order: their `b` is the side that moves first, hands stand apart
 * with a number before the letter, and one number counts the plies. Undefined for what is not written so.
 */
export function fieldsOfSfen(fields: readonly string[], sides: readonly string[]): string[] | undefined {
  const [rows = '', side = '', hands = '', ply = '1', ...rest] = fields
  const [first = '', second = ''] = sides
  const isSfen = /^[bw]$/.test(side) && /^(?:-|(?:\d*[A-Za-z])+)$/.test(hands) && /^\d{1,7}$/.test(ply)
  if (!isSfen || rest.length > 0 || /[[\]]/.test(rows)) return undefined
  const number = 1 + Math.floor(Math.max(0, Number(ply) - 1) / 2)
  return [`${rows}[${hands}]`, side === 'b' ? first : second, '-', '-', '0', `${number}`]
}
