import { describe as describeGame } from '@variorum/engine/ask'
import { gameOf, slugs } from '@variorum/engine/catalogue'
import { pieceSets } from '@variorum/ui/piece-sets'
import { drawings } from '@variorum/ui/sprite'
import { describe, expect, it } from 'vitest'
import { setsFor } from './fitting-look.ts'
import { troopOf } from './troop-of.ts'

/** Kinds that go without a drawing or a sign, by what they wear: a duck takes nobody, and so has no sign. */
const undrawn: readonly string[] = []
const unsigned = ['duck']

const variants = slugs.flatMap((slug) => {
  const game = gameOf(slug)
  return game ? [describeGame(game)] : []
})

describe.each(variants)('the men of $slug', (variant) => {
  it('are drawn in every set, each by drawings of its own', () => {
    const { sets, kinds, seats } = troopOf(variant, setsFor(variant.kinds))
    for (const set of sets) {
      for (let seat = 0; seat < seats; seat++) {
        const looks = kinds.map(({ kind }) => set.layersOf(kind, seat))
        const missing = kinds.filter((_, index) => looks[index] === null).map(({ kind }) => kind)
        expect(missing).toEqual(undrawn)
        for (const { drawing } of looks.flatMap((layers) => layers ?? [])) expect(drawings.has(drawing)).toBe(true)
        if (set.id !== 'emblem') expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(kinds.length)
      }
    }
  })

  it('have a sign of how they take', () => {
    const missing = variant.kinds.filter(({ wears }) => !pieceSets.emblem.knows(wears)).map(({ wears }) => wears)
    expect(missing.filter((wears) => !unsigned.includes(wears))).toEqual([])
  })
})
