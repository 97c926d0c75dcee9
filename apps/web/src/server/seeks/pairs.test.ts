import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockKey } from '../../lib/clock/clock-key.ts'
import type { ClockRule } from '../../lib/clock/clock-rule.ts'
import type { Waiting } from './meeting.ts'
import { type Pair, pairsOf } from './pairs.ts'

const blitz: ClockRule = { kind: 'fischer', initial: 300_000, increment: 3_000 }
const rapid: ClockRule = { kind: 'fischer', initial: 600_000, increment: 5_000 }
const days: ClockRule = { kind: 'days', days: 3 }

/** A rating for each game and clock, or none: the same numbers the wish looks up, kept beside it to be checked against. */
type Ratings = Readonly<Record<string, number | null>>
type Wish = Waiting & { readonly ratings: Ratings }

const at = (variant: string, clock: ClockRule | null) => `${variant} ${clockKey(clock)}`

function wishOf(changes: Partial<Waiting> & { readonly ratings?: Ratings }): Wish {
  const { ratings = {} } = changes
  return {
    id: changes.playerId ?? 'a',
    playerId: 'a',
    kind: 'pool',
    variants: ['one'],
    clocks: [blitz],
    rated: false,
    seat: null,
    ratingMin: null,
    ratingMax: null,
    waitedMs: 0,
    avoids: new Set(),
    ratingAt: (variant, clock) => ratings[at(variant, clock)] ?? null,
    ...changes,
    ratings,
  }
}

const bound = fc.option(fc.integer({ min: 800, max: 2400 }), { nil: null })
const games = ['one', 'two', 'three']
const clocks = [blitz, rapid, days, null]

const anyWish = fc
  .record({
    playerId: fc.constantFrom(...'abcdefgh'),
    kind: fc.constantFrom('lobby' as const, 'pool' as const, 'pool' as const),
    variants: fc.uniqueArray(fc.constantFrom(...games), { minLength: 1 }),
    clocks: fc.uniqueArray(fc.constantFrom(...clocks), { minLength: 1, selector: clockKey }),
    rated: fc.boolean(),
    seat: fc.constantFrom(null, null, 0, 1),
    ratingMin: bound,
    ratingMax: bound,
    waitedMs: fc.integer({ min: 0, max: 120_000 }),
    avoids: fc.subarray([...'abcdefgh']).map((ids) => new Set(ids)),
    ratings: fc
      .array(fc.option(fc.integer({ min: 600, max: 2600 }), { nil: null }), { minLength: 12, maxLength: 12 })
      .map((numbers) =>
        Object.fromEntries(
          games.flatMap((game, g) => clocks.map((clock, c) => [at(game, clock), numbers[g * 4 + c] ?? null])),
        ),
      ),
  })
  .map(wishOf)

const anyCompany = fc
  .array(anyWish, { maxLength: 10 })
  .map((wishes) => wishes.map((wish, id) => ({ ...wish, id: `${id}` })))

/** Written out again, so that the test does not lean on what it tests. */
function isOutside(rating: number | null | undefined, { ratingMin, ratingMax }: Waiting): boolean {
  if (ratingMin === null && ratingMax === null) return false
  if (rating === null || rating === undefined) return true
  return (ratingMin !== null && rating < ratingMin) || (ratingMax !== null && rating > ratingMax)
}

const ids = (pairs: readonly Pair[]) => pairs.map(({ one, other }) => [one.id, other.id].sort().join('')).sort()

describe('pairing', () => {
  // T-O4 of our list of what goes wrong elsewhere.
  it('never goes beyond the range of either, nor puts anybody into a game, a clock or a seat not wished for', () => {
    fc.assert(
      fc.property(anyCompany, fc.nat(), (company, seed) => {
        for (const { one, other, variant, clock } of pairsOf(company, (count) => seed % count)) {
          const [first, second] = [one, other].map(({ id }) => company.find((wish) => wish.id === id))
          if (!first || !second) throw new Error('Nobody wished for this.')
          expect(isOutside(first.ratings[at(variant, clock)], second)).toBe(false)
          expect(isOutside(second.ratings[at(variant, clock)], first)).toBe(false)
          for (const wish of [first, second]) {
            expect(wish.variants).toContain(variant)
            expect(wish.clocks.map(clockKey)).toContain(clockKey(clock))
          }
          expect(first.rated).toBe(second.rated)
          expect(first.seat === null || first.seat !== second.seat).toBe(true)
          expect([first.kind, second.kind]).toContain('pool')
        }
      }),
    )
  })

  it('puts nobody together with whom they have blocked or who has blocked them', () => {
    fc.assert(
      fc.property(anyCompany, (company) => {
        for (const { one, other } of pairsOf(company, () => 0)) {
          expect(one.avoids.has(other.playerId) || other.avoids.has(one.playerId)).toBe(false)
        }
      }),
    )
  })

  it('takes nobody twice, however many wishes they have, and nobody against themselves', () => {
    fc.assert(
      fc.property(anyCompany, (company) => {
        const taken = pairsOf(company, () => 0).flatMap(({ one, other }) => [one.playerId, other.playerId])
        expect(new Set(taken).size).toBe(taken.length)
      }),
    )
  })

  it('leaves no two waiting who could have played', () => {
    fc.assert(
      fc.property(anyCompany, (company) => {
        const taken = new Set(pairsOf(company, () => 0).flatMap(({ one, other }) => [one.playerId, other.playerId]))
        const left = company.filter(({ playerId }) => !taken.has(playerId))
        expect(pairsOf(left, () => 0)).toEqual([])
      }),
    )
  })

  it('plays four in a row as two games, though the middle two are the nearest', () => {
    const rated = (id: string, rating: number) => wishOf({ playerId: id, ratings: { [at('one', blitz)]: rating } })
    const row = [rated('a', 1000), rated('b', 1140), rated('c', 1150), rated('d', 1290)]
    expect(ids(pairsOf(row, () => 0))).toEqual(['ab', 'cd'])
  })

  it('prefers who has waited where not everybody can play', () => {
    const three = [
      wishOf({ playerId: 'a' }),
      wishOf({ playerId: 'b', waitedMs: 9_000 }),
      wishOf({ playerId: 'c', waitedMs: 9_000 }),
    ]
    expect(ids(pairsOf(three, () => 0))).toEqual(['bc'])
  })

  it('widens with time, but not what a player asked for', () => {
    const apart = (waitedMs: number, ratingMax: number | null) => [
      wishOf({ playerId: 'a', waitedMs, ratingMax, ratings: { [at('one', blitz)]: 1500 } }),
      wishOf({ playerId: 'b', waitedMs, ratings: { [at('one', blitz)]: 1900 } }),
    ]
    expect(pairsOf(apart(0, null), () => 0)).toHaveLength(0)
    expect(pairsOf(apart(10_000, null), () => 0)).toHaveLength(1)
    expect(pairsOf(apart(3_600_000, 1899), () => 0)).toHaveLength(0)
  })

  it('lets as many play as trying all ways would', () => {
    const edge = fc.tuple(fc.nat(6), fc.nat(6)).filter(([a, b]) => a < b)
    fc.assert(
      fc.property(fc.uniqueArray(edge, { maxLength: 14, selector: String }), (edges) => {
        // Two meet where they share a game; each edge is a game of its own.
        const company = Array.from({ length: 7 }, (_, player) =>
          wishOf({
            playerId: `${player}`,
            variants: edges.flatMap(([a, b]) => (a === player || b === player ? [`${a}-${b}`] : [])),
          }),
        )
        expect(pairsOf(company, () => 0)).toHaveLength(largest(edges))
      }),
    )
  })
})

/** Size of the largest matching, by trying everything. */
function largest(edges: readonly (readonly [number, number])[]): number {
  const [first, ...rest] = edges
  if (!first) return 0
  const apart = rest.filter(([a, b]) => !first.includes(a) && !first.includes(b))
  return Math.max(largest(rest), 1 + largest(apart))
}
