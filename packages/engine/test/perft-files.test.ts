import { describe, expect, test } from 'vitest'
import { perft } from '../src/game/index.ts'
import { parsePosition } from '../src/notation/index.ts'
import { readPerftFile } from '../src/notation/perft-file.ts'
import { gameOf, slugs } from '../src/variants/catalogue.ts'
import { filesBesideVariants } from './beside-variants.ts'

/** Counts above this many nodes are left to the long tests, where `VARIORUM_LONG` is set. */
const nodeLimit = process.env.VARIORUM_LONG ? Number.POSITIVE_INFINITY : 1_000_000
const files = filesBesideVariants('.perft')

test('every variant has its counts beside it', () => {
  expect(files.map((file) => file.slug).sort()).toEqual([...slugs].sort())
})

describe.each(files)('$name', ({ slug, text }) => {
  const read = readPerftFile(text)
  if (!read.ok) throw new Error(`${slug}.perft:${read.fault.line}: ${read.fault.key} ${read.fault.text}`)
  const counts = read.value.filter((entry) => entry.nodes <= nodeLimit)

  test('has a count small enough for the short tests', () => {
    expect(counts.length).toBeGreaterThan(0)
  })

  test.each(counts)('$id to depth $depth has $nodes games ($provenance)', ({ position, depth, nodes }) => {
    const game = gameOf(slug)
    if (!game) throw new Error(`no variant has the slug ${slug}`)
    const start = parsePosition(game, position)
    if (!start.ok) throw new Error(`${slug}.perft: ${start.fault.reason} in ${position}`)
    expect(perft(game, start.value, depth)).toBe(nodes)
  })
})
