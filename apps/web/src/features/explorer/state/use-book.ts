'use client'

import { useQuery } from '@tanstack/react-query'
import { type Book, readBook } from '@variorum/engine/openings'

/** The engine's games of a variant. Fetched when they are first asked for, and kept for as long as the page is open. */
export function useBook(slug: string, isWanted: boolean) {
  return useQuery({
    queryKey: ['openings', slug],
    queryFn: ({ signal }) => fetchBook(slug, signal),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}

async function fetchBook(slug: string, signal: AbortSignal): Promise<Book> {
  const answer = await fetch(`/openings/${encodeURIComponent(slug)}`, { signal })
  const book = answer.ok ? readBook(await answer.text()) : null
  if (book === null) throw new Error('What came is no book.')
  return book
}
