'use client'

import { useEffect } from 'react'
import { takeWish } from './kept-wish.ts'
import type { Wish } from './wish.ts'

/** Hands on what was kept when the page was loaded again; once the page is alive, for the server knows nothing of it. */
export function useKeptWish(slug: string, restore: (wish: Wish) => void): void {
  useEffect(() => {
    const kept = takeWish(slug)
    if (kept) restore(kept)
  }, [slug, restore])
}
