/** Families in the order of their shelves; one that is not named here comes after these. */
const order = ['ultima', 'orthodox', 'big', 'boards', 'sisters']

/** What stands in a library, shelf by shelf, the older before the younger. */
export function shelvesOf<Book extends { readonly variant: { readonly family: string; readonly year: number } }>(
  books: readonly Book[],
) {
  const familyOf = ({ variant }: Book) => variant.family
  const byAge = [...books].sort((a, b) => a.variant.year - b.variant.year)
  const families = [...new Set([...order, ...books.map(familyOf)])]
  return families
    .map((family) => ({ family, books: byAge.filter((book) => familyOf(book) === family) }))
    .filter(({ books }) => books.length > 0)
}
