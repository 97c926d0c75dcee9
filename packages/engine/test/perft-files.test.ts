import { describe, expect, test } from 'vitest'
import { perft } from '../src/game/index.ts'
import { printPosition } from '../src/notation/index.ts'
import { readPerftFile } from '../src/notation/perft-file.ts'
import { slugs } from '../src/variants/catalogue.ts'
import { filesBesideVariants } from './beside-variants.ts'
import { knownGame, positionOf } from './kernel-reading.ts'

/** What the short tests count, the long ones (`VARIORUM_LONG`), and beyond that only who asks `variorum perft`. */
const short = 1_000_000
const nodeLimit = process.env.VARIORUM_LONG ? 30_000_000 : short
const timeout = process.env.VARIORUM_LONG ? 600_000 : 120_000
const files = filesBesideVariants('.perft')

test('every variant has its counts beside it', () => {
  expect(files.map((file) => file.slug).sort()).toEqual([...slugs].sort())
})

describe.each(files)('$name', ({ slug, text }) => {
  const game = knownGame(slug)
  const read = readPerftFile(text)
  if (!read.ok) throw new Error(`${slug}.perft:${read.fault.line}: ${read.fault.key} ${read.fault.text}`)
  const counts = read.value.filter((entry) => entry.nodes <= nodeLimit)

  test('has a count small enough for the short tests', () => {
    expect(counts.some((entry) => entry.nodes <= short)).toBe(true)
  })

  test('counts no position twice to one depth, however it is written', () => {
    const asked = read.value.map(
      ({ position, depth }) => `${printPosition(game, positionOf(game, position))} to ${depth}`,
    )
    expect(asked.filter((one, index) => asked.indexOf(one) !== index)).toEqual([])
  })

  test.each(counts)(
    '$id to depth $depth has $nodes games ($provenance)',
    ({ position, depth, nodes }) => {
      expect(perft(game, positionOf(game, position), depth)).toBe(nodes)
    },
    timeout,
  )
})
