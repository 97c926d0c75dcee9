import { themes } from '@variorum/engine/puzzles'
import { expect, test } from 'vitest'
import messages from '../../messages/en.json' with { type: 'json' }

test('every theme of puzzles has a name and a sentence, and nothing else has', () => {
  expect(Object.keys(messages.themes).sort()).toEqual(themes.map(({ key }) => key).sort())
  for (const { name, means } of Object.values(messages.themes)) {
    expect(name).toMatch(/^\p{Lu}/u)
    expect(means).toMatch(/^\p{Lu}[^.]*\.$/u)
  }
})

test('no two themes go by one name', () => {
  const names = Object.values(messages.themes).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
