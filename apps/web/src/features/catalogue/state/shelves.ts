/** Families in the order of their shelves; one that is not named here comes after these. */
const order = ['ultima', 'orthodox', 'big', 'boards', 'sisters']

interface Shelved {
  readonly variant: { readonly slug: string; readonly family: string; readonly year: number }
}

/** What stands in a library, shelf by shelf, the older before the younger; the game it opens with before its kin. */
export function shelvesOf<Book extends Shelved>(books: readonly Book[], opensWith: string) {
  const familyOf = ({ variant }: Book) => variant.family
  const age = ({ variant }: Book) => (variant.slug === opensWith ? Number.NEGATIVE_INFINITY : variant.year)
  const byAge = [...books].sort((a, b) => (age(a) < age(b) ? -1 : 1))
  const families = [...new Set([...order, ...books.map(familyOf)])]
  return families
    .map((family) => ({ family, books: byAge.filter((book) => familyOf(book) === family) }))
    .filter(({ books }) => books.length > 0)
}
