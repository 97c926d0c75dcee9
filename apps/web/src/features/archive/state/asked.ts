import { isDay } from '../../../lib/day.ts'

/** What the form of the archive asks for, as its fields hold it: an empty one asks for nothing. */
export const fields = [
  'player',
  'opponent',
  'variant',
  'result',
  'reason',
  'rated',
  'since',
  'until',
  'opening',
] as const
export type Field = (typeof fields)[number]
export type Asked = Readonly<Record<Field, string>>

type Params = Readonly<Record<string, string | readonly string[] | undefined>>

/** The longest that any field can mean. */
const longest = 400

/** What an address asks for. What it says twice, or in another way than the form, it does not say. */
export function readAsked(params: Params): Asked {
  const read = (field: Field) => {
    const value = params[field]
    return typeof value === 'string' ? value.replaceAll('\0', '').trim().slice(0, longest) : ''
  }
  return Object.fromEntries(fields.map((field) => [field, read(field)])) as Asked
}

export const isBlank = (asked: Asked): boolean => fields.every((field) => asked[field] === '')

/** The address of a search, from a cursor on where one is given. */
export function archiveAddress(asked: Partial<Asked>, cursor?: string): string {
  const params = new URLSearchParams()
  for (const field of fields) if (asked[field]) params.set(field, asked[field])
  if (cursor !== undefined) params.set('cursor', cursor)
  return params.size === 0 ? '/archive' : `/archive?${params}`
}

const results = ['first', 'second', 'drawn', 'won', 'lost'] as const

/** As the archive takes it: what is not among the answers a field can have is not asked for. */
export function filterOf(asked: Asked) {
  const result = results.find((known) => known === asked.result)
  return {
    ...(asked.player && { player: asked.player.slice(0, 40) }),
    ...(asked.opponent && { opponent: asked.opponent.slice(0, 40) }),
    ...(asked.variant && { variant: asked.variant.slice(0, 64) }),
    ...(result && { result }),
    ...(asked.reason && { reason: asked.reason.slice(0, 40) }),
    ...((asked.rated === 'yes' || asked.rated === 'no') && { rated: asked.rated === 'yes' }),
    ...(isDay(asked.since) && { since: asked.since }),
    ...(isDay(asked.until) && { until: asked.until }),
    ...(asked.opening && { opening: asked.opening }),
  }
}
