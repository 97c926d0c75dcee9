import { expect, test } from 'vitest'
import { gameOf, slugs } from '../src/variants/catalogue.ts'
import { load, slugs as loadable } from '../src/variants/load.ts'

test('every game goes by the name of its folder', () => {
  for (const slug of slugs) expect(gameOf(slug)?.variant.slug).toBe(slug)
})

test('a game is the same, whether found at once or fetched', async () => {
  expect([...loadable]).toEqual([...slugs])
  for (const slug of slugs) expect((await load(slug))?.variant).toBe(gameOf(slug)?.variant)
})

test('a game is compiled and fetched once', () => {
  for (const slug of slugs) {
    expect(gameOf(slug)).toBe(gameOf(slug))
    expect(load(slug)).toBe(load(slug))
  }
})

test('what is no variant is not found, whatever it is called', () => {
  for (const slug of ['', 'checkers', 'constructor', '__proto__']) {
    expect(gameOf(slug)).toBeUndefined()
    expect(load(slug)).toBeUndefined()
  }
})
