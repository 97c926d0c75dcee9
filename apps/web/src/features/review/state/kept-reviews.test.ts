import { opinionAtEnd } from '@variorum/engine/review'
import { expect, it } from 'vitest'
import { nothingThought } from './examine.ts'
import { keepReview, keptReview, type Shelf } from './kept-reviews.ts'

function shelf(): Shelf & { readonly all: Map<string, string> } {
  const all = new Map<string, string>()
  return {
    all,
    getItem: (name) => all.get(name) ?? null,
    setItem: (name, text) => void all.set(name, text),
    removeItem: (name) => void all.delete(name),
  }
}

const review = { first: [opinionAtEnd({ scores: [1, 0] }), undefined], sure: [0] }

it('a review is found again as far as it came', () => {
  const kept = shelf()
  keepReview(kept, 'abc', review)
  expect(keptReview(kept, 'abc')).toEqual(review)
  expect(keptReview(kept, 'other')).toEqual(nothingThought)
})

it('what nobody of this edition has written is no review', () => {
  const kept = shelf()
  for (const text of ['{', '7', '{"by":"older","first":[],"sure":[]}', '{"by":"unbuilt","first":7,"sure":[]}']) {
    kept.setItem('review abc', text)
    expect(keptReview(kept, 'abc')).toEqual(nothingThought)
  }
  kept.setItem('review abc', '{"by":"unbuilt","first":[{"chance":"high"}],"sure":["x",1]}')
  expect(keptReview(kept, 'abc')).toEqual({ first: [undefined], sure: [1] })
})

it('of many only the latest are kept', () => {
  const kept = shelf()
  for (let game = 0; game < 40; game++) keepReview(kept, `game${game}`, review)
  expect(kept.all.size).toBe(31)
  expect(keptReview(kept, 'game39')).toEqual(review)
  expect(keptReview(kept, 'game9')).toEqual(nothingThought)
})
