/** Tag pairs that a text derives from the game itself, by the names it writes them under; they are read in any case. */
const derived = ['Variant', 'SetUp', 'FEN', 'Result', 'Scores'] as const

/** What turns the direction of the text around it: no name needs it, and on a page it would change how others are read. */
const bidirectional = /\p{Bidi_Control}/gu

export interface Header {
  readonly derived: { readonly [name in (typeof derived)[number]]?: string }
  readonly own: Readonly<Record<string, string>>
  /** Comments between the tags and what follows. */
  readonly remarks: string
  /** What stands after the tags. */
  readonly body: string
}

/**
 * The tag pairs a text opens with, comments between them or not, and the rest: what looks like a tag inside a later
 * comment is none.
 */
export function splitHeader(text: string): Header {
  const found: Record<string, string> = {}
  const own = new Map<string, string>()
  let body = text
  for (;;) {
    const [remarks = ''] = /^(?:\s+|\{[^}]*\}|;[^\n]*(?:\n|$)|(?<![^\n])%[^\n]*(?:\n|$))*/.exec(body) ?? []
    body = body.slice(remarks.length)
    const pair = /^\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]/.exec(body)
    if (pair === null) return { derived: found, own: Object.fromEntries(own), remarks, body }
    const [whole, name = '', quoted = ''] = pair
    const value = quoted.replace(/\\(.)/g, '$1').replace(bidirectional, '')
    const known = derivedName(name)
    if (known === undefined) own.set(name, value)
    else found[known] = value
    body = body.slice(whole.length)
  }
}

/** The tags that can be written as they are: with a name a text can carry, once, and none that the text derives. */
export function ownTags(tags: Readonly<Record<string, string>>): readonly [string, string][] {
  const own = new Map<string, string>()
  for (const [given, value] of Object.entries(tags)) {
    const name = given.replace(/\W+/g, '')
    if (name !== '' && derivedName(name) === undefined && !own.has(name)) own.set(name, value)
  }
  return [...own]
}

export function printTag([name, value]: readonly [string, string]): string {
  const plain = value
    .replace(bidirectional, '')
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '')
  return `[${name} "${plain.replace(/[\\"]/g, '\\$&')}"]`
}

function derivedName(name: string): (typeof derived)[number] | undefined {
  return derived.find((one) => one.toLowerCase() === name.toLowerCase())
}
