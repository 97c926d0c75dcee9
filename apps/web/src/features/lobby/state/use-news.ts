'use client'

import { useEffect, useRef } from 'react'
import { type Mine, type News, newsBetween } from './changes.ts'
import { wished } from './wished.ts'

/** Tells each piece of news once, in the order it came. */
export function useNews(mine: Mine | undefined, tell: (news: News) => void): void {
  const before = useRef<Mine | null>(null)
  useEffect(() => {
    if (!mine || mine === before.current) return
    const news = newsBetween(before.current, mine, wished.has)
    before.current = mine
    for (const one of news) tell(one)
  }, [mine, tell])
}
