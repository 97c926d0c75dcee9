import type { Offer } from '../../rules/kinds.ts'

/**
 * A kind of which the side has fewer men on the board than it began with. Whoever is promoted takes the place of a man
 * that was captured, so that the men on the board tell all there is to know.
 */
export const captured =
  (army: Readonly<Record<string, number>>): Offer =>
  (s) => {
    const full = new Int32Array(s.kinds.length)
    for (const [name, men] of Object.entries(army)) full[s.kindNamed(name)] = men
    return (p, tag, kind) => p.count[(kind << 4) | tag] < full[kind]
  }
