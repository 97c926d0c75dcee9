import type { useTranslations } from 'next-intl'
import type { Players } from './players.ts'

/** The words for what the engine names by keys: seats, kinds of men, rules by which they take. */
export interface Names {
  readonly seat: (seat: number) => string
  /** A seat by its id or what it is called, `white`. */
  readonly side: (id: string) => string
  readonly kind: (kind: string) => string
  readonly rule: (rule: string) => string
  /** The man for whose head it is played, `king`. */
  readonly royal: string
  /** A man as one speaks of it alone, `White pawn`; one that belongs to nobody by its kind. */
  readonly owned: (seat: number, kind: string) => string
  /** One man among others: its kind, and whose it is where more than two play. */
  readonly man: (seat: number, kind: string) => string
  /** `a, b and c`. */
  readonly list: (words: readonly string[]) => string
}

/**
 * A key the catalogue has no word for is shown as it is: a new game is playable before it is translated. For what is
 * printed on the server; components in the browser have `useNames`.
 */
export function namesOf(t: ReturnType<typeof useTranslations<'names'>>, { seats, royal }: Players): Names {
  const word = (group: string, key: string) => {
    const path = `${group}.${key}`
    // The engine's keys are open; whether the catalogue has this one is asked on the same line.
    return t.has(path as Parameters<typeof t>[0]) ? t(path as Parameters<typeof t>[0]) : key
  }
  const seat = (number: number) => word('sides', seats[number] ?? String(number))
  const kind = (name: string) => word('kinds', name)
  return {
    seat,
    side: (id) => word('sides', id),
    kind,
    owned: (owner, name) => (owner < 0 ? kind(name) : t('man', { side: seat(owner), kind: kind(name) })),
    man: (owner, name) => (seats.length > 2 ? t('man', { side: seat(owner), kind: kind(name) }) : kind(name)),
    rule: (rule) => word('rules', rule),
    royal: kind(royal),
    list: (words) => {
      const last = words.at(-1) ?? ''
      return words.length < 2 ? last : t('list', { first: words.slice(0, -1).join(', '), last })
    },
  }
}
