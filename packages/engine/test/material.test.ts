import { expect, test } from 'vitest'
import { askMaterial } from '../src/ask/index.ts'
import { knownGame } from './kernel-reading.ts'

const material = (slug: string, start?: string, ...moves: readonly string[]) => {
  const asked = askMaterial(knownGame(slug), { variant: slug, start, moves })
  if (!asked.ok) throw new Error(`${slug}: ${asked.error.key}`)
  return asked.value
}

// A pawn of chess is one, knight and bishop three, a rook five, a queen nine: as every primer counts them.
test('what men are worth is counted seat by seat', () => {
  expect(material('chess')).toEqual([39, 39])
  expect(material('chess', '4k3/8/8/8/8/8/p7/QN2K3 w')).toEqual([12, 1])
})

test('what is in hand counts, and as what it is there', () => {
  const [white = 0, black = 0] = material('crazyhouse', undefined, 'e2e4', 'd7d5', 'e4d5')
  const [asBefore = 0] = material('crazyhouse')
  expect(black).toBe(asBefore - 1)
  expect(white).toBe(asBefore + 1)
})

test('where men are a burden, who has more of them is behind', () => {
  const [white = 0, black = 0] = material('antichess', undefined, 'e2e3', 'b7b5', 'f1b5')
  expect(white).toBeLessThan(black)
})
