import { beforeEach, expect, it, vi } from 'vitest'
import { keepWish, takeWish } from './kept-wish.ts'
import { firstWish, type Wish } from './wish.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => void kept.set(name, text),
  removeItem: (name: string) => void kept.delete(name),
}

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', storage)
})

const wish: Wish = { ...firstWish, opponent: 'device', from: 'text', text: '1. a2a3 "' }

it('a wish outlives the page once, for the game it was for', () => {
  keepWish('ultima', wish)
  expect(takeWish('chess')).toBeNull()
  expect(takeWish('ultima')).toEqual(wish)
  expect(takeWish('ultima')).toBeNull()
})

it.each([
  '',
  'nonsense',
  'null',
  '[]',
  '{}',
  JSON.stringify({ ...wish, level: 'godlike' }),
  JSON.stringify({ ...wish, text: 1 }),
])('what no edition wrote is no wish: %s', (text) => {
  kept.set('wish-ultima', text)
  expect(takeWish('ultima')).toBeNull()
})

it('a browser that keeps nothing loses the wish and nothing else', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepWish('ultima', wish)
  expect(takeWish('ultima')).toBeNull()
})
