import { expect, it } from 'vitest'
import { readingMinutes } from './reading-minutes.ts'

const prose = (words: number) => ({
  kind: 'prose' as const,
  line: 1,
  markdown: 'word '.repeat(words).trim(),
  notes: [],
})
const text = (words: number) => ({
  title: 'A game',
  front: {},
  lead: [prose(words / 2)],
  sections: [{ id: 'a', heading: 'A', level: 2, blocks: [prose(words / 2)] }],
  diagrams: [],
  differences: [],
})

it('a text takes a minute for every two hundred words, and none takes no time', () => {
  expect(readingMinutes(text(4000))).toBe(20)
  expect(readingMinutes(text(10))).toBe(1)
})
