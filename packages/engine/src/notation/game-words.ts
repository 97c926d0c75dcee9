/** The results a game can have, as they are written. */
export const results: readonly string[] = ['1-0', '0-1', '1/2-1/2', '*']

/** Moves and results, a word each, victims with the move that takes them; numbers and signs of applause are left out. */
export function moveWords(plain: string): string[] {
  const words: string[] = []
  for (const word of withWholeVictims(withPlainResults(plain)).replace(inPassing, '').split(/\s+/)) {
    if (results.includes(word)) {
      words.push(word)
      continue
    }
    const move = word.replace(/^\d*[.…]+/, '')
    if (/^\d*$/.test(move) || /^[!?]+$/.test(move)) continue
    // A sign of applause stands after the move, and may so stand between it and those it takes.
    if (/^x[A-Z]?[a-z]+\d/.test(move) && words.length > 0)
      words.push(`${words.pop()?.replace(/[!?+#]{1,4}$/, '')} ${move}`)
    else words.push(move)
  }
  return words
}

/** What some write behind a capture in passing, mostly after a blank: the move says it too. */
const inPassing = /(?<=\d)\s*\be\.\s?p\.(?=[+#!?]*(?:\s|$))/gi

/** A list of victims in one piece, however many blanks people put into it, and apart from applause for its move. */
function withWholeVictims(plain: string): string {
  return plain.replace(/[!?+#]{0,4}(?<![A-Za-z])x\s*[A-Z]?[a-z]+\d+(?:\s*,\s*[A-Z]?[a-z]+\d+)*/g, (list) =>
    list.replace(/\s+/g, '').replace(/^[!?+#]+/, ' '),
  )
}

/** Results in the one spelling each has: `1/2`, `½–½` and `1 - 0` are met in the wild. */
export function withPlainResults(text: string): string {
  return text.replace(
    /(?<!\S)(?:(1\/2|½|[01])\s*[-‐‑‒–—−]\s*(1\/2|½|[01])|1\/2|½)(?!\S)/g,
    (whole, one?: string, other?: string) => {
      const half = (part = '½') => part.replace('½', '1/2')
      const result = `${half(one)}-${half(other)}`
      return results.includes(result) ? result : whole
    },
  )
}

/**
 * The text without comments, annotations and variations, in one sweep however they nest: whichever begins first holds
 * what looks like the beginning of another. Undefined where one is never closed: who knows what it should have held.
 */
export function withoutRemarks(body: string): string | undefined {
  const kept: string[] = []
  let depth = 0
  for (let i = 0; i < body.length; i++) {
    const sign = body[i]
    // A line that begins with a percent sign is for programs, whatever it holds.
    const isLineOff = sign === ';' || (sign === '%' && (i === 0 || body[i - 1] === '\n'))
    if (sign === '{' || isLineOff) {
      const end = body.indexOf(isLineOff ? '\n' : '}', i)
      if (end < 0 && !isLineOff) return undefined
      i = end < 0 ? body.length : end
      kept.push(' ')
    } else if (sign === '(') depth++
    else if (sign === ')' && depth > 0) {
      depth--
      kept.push(' ')
    } else if (depth === 0) kept.push(sign)
  }
  return depth > 0 ? undefined : kept.join('').replace(/\$\d+/g, ' ')
}
