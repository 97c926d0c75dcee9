import { expect, it } from 'vitest'
import { shelvesOf } from './shelves.ts'

it('a library begins with Abbott’s games, the older first, has no empty shelf, and keeps what is of no known family', () => {
  const books = [
    { variant: { slug: 'chess', family: 'orthodox', year: 1475 } },
    { variant: { slug: 'stones', family: 'new', year: 2000 } },
    { variant: { slug: 'ultima', family: 'ultima', year: 1963 } },
    { variant: { slug: 'baroque', family: 'ultima', year: 1962 } },
  ]
  const shelves = shelvesOf(books).map(({ family, books: own }) => [family, ...own.map(({ variant }) => variant.slug)])
  expect(shelves).toEqual([
    ['ultima', 'baroque', 'ultima'],
    ['orthodox', 'chess'],
    ['new', 'stones'],
  ])
})
