import type { VariantDefinition } from './define-variant.ts'

/**
 * Another reading of a variant: what a different book, program or circle of players has in place of some of its rules.
 * The variant prints one reading, and these are told, drawn and played beside it.
 */
export interface ReadingDefinition {
  /** As a player would ask for it: `leap-only chameleon`. */
  readonly name: string
  /** Whether those who begin a game are offered it; the others are there to be compared, and for whoever asks by slug. */
  readonly isOffered?: boolean
  readonly rules: Changes
}

/** What a reading has in place of the rules printed. Board and seats are the variant's own: a page draws one board. */
export type Changes = (
  printed: VariantDefinition,
) => Partial<Omit<VariantDefinition, 'slug' | 'name' | 'readings' | 'reading' | 'board' | 'seats'>>

/** Several changes as one, each upon those before it. */
export const together =
  (...changes: readonly Changes[]): Changes =>
  (printed) => {
    let changed: ReturnType<Changes> = {}
    for (const change of changes) changed = { ...changed, ...change({ ...printed, ...changed }) }
    return changed
  }

const joint = '+'

/** The slug of the variant whose edition tells of it: a reading's slug is that, a plus and the reading's own name. */
export const editionOf = (slug: string): string => slug.split(joint, 1)[0]

/** The slug of a reading of that variant. */
export const slugOfReading = (edition: string, reading: string): string => `${edition}${joint}${reading}`

/** What the slug stands for: the variant as printed, or one of its readings; undefined for a reading it has not. */
export function readAs(printed: VariantDefinition, slug: string): VariantDefinition | undefined {
  if (slug === printed.slug) return printed
  const reading = slug.slice(printed.slug.length + joint.length)
  const { readings = {} } = printed
  if (slugOfReading(printed.slug, reading) !== slug || !Object.hasOwn(readings, reading)) return undefined
  const { name, rules } = readings[reading]
  return { ...printed, ...rules(printed), slug, name: `${printed.name} (${name})`, reading: { name, of: printed } }
}
