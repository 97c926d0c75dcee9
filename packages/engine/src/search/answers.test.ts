import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gameOf } from '../variants/catalogue.ts'
import { think } from './index.ts'

/** A line for each search: the game and the position, then what came of it. */
const recorded = readFileSync(new URL('answers.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .filter((line) => line.includes(' : '))

test('the search thinks in every game what it is on record for: nodes, score and line', () => {
  expect(recorded.map((line) => answer(line.slice(0, line.indexOf(' : '))))).toEqual(recorded)
})

function answer(question: string): string {
  const [slug, ...words] = question.split(' ')
  const game = gameOf(slug)
  if (game === undefined) throw new Error(`no ${slug}`)
  const start = words.join(' ')
  const options = { limits: { nodes: 1000 }, seed: 1, now: () => 0, shouldStop: () => false, onThought: () => {} }
  const asked = think(game, { variant: slug, ...(start === 'start' ? {} : { start }), moves: [] }, options)
  if (!asked.ok) throw new Error(`${question}: ${asked.error.key}`)
  const { nodes, depth, score, line } = asked.value
  return `${question} : ${nodes} nodes, depth ${depth}, score ${score}, ${line.join(' ')}`
}
