import { botLevels } from '@variorum/engine/bot-levels'
import { firstWish, type Wish } from './wish.ts'

const nameOf = (slug: string) => `wish-${slug}`

/** Keeps what was chosen over one loading of the page; a browser may keep nothing, then it is chosen again. */
export function keepWish(slug: string, wish: Wish): void {
  try {
    sessionStorage.setItem(nameOf(slug), JSON.stringify(wish))
  } catch {}
}

/** What was kept, once; null when that was nothing, or something no edition of ours wrote. */
export function takeWish(slug: string): Wish | null {
  try {
    const text = sessionStorage.getItem(nameOf(slug))
    sessionStorage.removeItem(nameOf(slug))
    return parsed(text)
  } catch {
    return null
  }
}

const choices: Readonly<Partial<Record<keyof Wish, readonly string[]>>> = {
  opponent: ['bot', 'device'],
  level: botLevels,
  seat: ['any', ...Array.from({ length: 16 }, (_, seat) => `${seat}`)],
  from: ['start', 'position', 'text'],
}

function parsed(text: string | null): Wish | null {
  const kept: unknown = JSON.parse(text ?? 'null')
  if (typeof kept !== 'object' || kept === null) return null
  const isWish = Object.keys(firstWish).every((key) => {
    const value: unknown = Reflect.get(kept, key)
    return typeof value === 'string' && (choices[key as keyof Wish]?.includes(value) ?? true)
  })
  // Every field was looked at: it holds one of the words a wish has there, or any text where any may stand.
  return isWish ? (kept as Wish) : null
}
