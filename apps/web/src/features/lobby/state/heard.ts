import type { News } from './changes.ts'

/** What tells a piece of news from others. A turn is another with every move. */
export function keyOf(news: News): string {
  return 'game' in news ? `${news.kind} ${news.game.id} ${news.game.ply}` : `${news.kind} ${news.seek.id}`
}

/** Where it leads to; null where there is nothing to see. */
export function pathOf(news: News): string | null {
  switch (news.kind) {
    case 'begun':
      return `/games/${news.gameId}`
    case 'turn':
    case 'reminder':
    case 'ended':
      return `/games/${news.game.id}`
    case 'challenged':
      return `/challenge/${news.seek.id}`
    case 'declined':
      return null
  }
}

/** Pages that say it themselves. */
export function isSaidBy(path: string, news: News): boolean {
  if (path === pathOf(news)) return true
  if ('game' in news) return false
  if (path === '/play') return true
  // Whoever waits beside a challenge is told there what became of it.
  return path === `/challenge/${news.seek.id}`
}

const place = 'variorum.heard'

/** Keys of what was put away, for as long as the tab is open: a challenge stands for days, and is not told on every page. */
export function heardBefore(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    return []
  }
}

export function keepHeard(keys: readonly string[]): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(keys.slice(-50)))
  } catch {
    // Where nothing is kept, it is told again on the next page.
  }
}
