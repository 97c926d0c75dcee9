import type { Offer } from '../kinds.ts'

/** A kind of which the side has no man on the board; one of the kind `otherwise` only when it lacks none of the rest. */
export const lacking =
  (kinds: readonly string[], { otherwise }: { otherwise?: string } = {}): Offer =>
  (s) => {
    const numbers = kinds.map((name) => s.kindNamed(name))
    const last = otherwise === undefined ? -1 : s.kindNamed(otherwise)
    return (p, tag, kind) => {
      if (kind !== last) return p.count[(kind << 4) | tag] === 0
      for (let i = 0; i < numbers.length; i++) if (p.count[(numbers[i] << 4) | tag] === 0) return false
      return true
    }
  }
