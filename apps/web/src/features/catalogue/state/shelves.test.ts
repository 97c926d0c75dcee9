import { expect, it } from 'vitest'
import { shelvesOf } from './shelves.ts'

it('a library begins with Abbott’s games, the one it opens with first and then the older, has no empty shelf, and keeps what is of no known family', () => {
  const books = [
    { variant: { slug: 'chess', family: 'orthodox', year: 1475 } },
    { variant: { slug: 'stones', family: 'new', year: 2000 } },
    { variant: { slug: 'fugue', family: 'ultima', year: 2004 } },
    { variant: { slug: 'ultima', family: 'ultima', year: 1963 } },
    { variant: { slug: 'baroque', family: 'ultima', year: 1962 } },
  ]
  const shelves = shelvesOf(books, 'ultima').map(({ family, books: own }) => [
    family,
    ...own.map(({ variant }) => variant.slug),
  ])
  expect(shelves).toEqual([
    ['ultima', 'ultima', 'baroque', 'fugue'],
    ['orthodox', 'chess'],
    ['new', 'stones'],
  ])
})
