import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Line } from '../../ask/answers.ts'
import { describe as describeGame } from '../../ask/index.ts'
import { openLine } from '../../ask/open.ts'
import { answered } from '../complaint.ts'
import { gameNamed } from '../requests.ts'
import { waysOfWriting } from '../ways-of-writing.ts'
import { makeTurn } from './move-words.ts'
import { offered, protocolNames } from './settings.ts'

const text = readFileSync(join(import.meta.dirname, '../../../../../docs/uci.md'), 'utf8')
const rows = text.split('\n').filter((line) => /^\| [^|]+ \| `[^|]+\| `[^|]*\|[^|]*\|$/.test(line))

/** The row docs/uci.md has, or has to get, for a game. */
function rowOf(slug: string): string {
  const game = gameNamed(slug)
  const names = protocolNames(slug).map((name) => `\`${name}\``)
  return `| ${game.variant.name} | ${names.join(', ')} | \`${describeGame(game).start}\` | ${waysOfWriting(game).join('; ')} |`
}

test('the document lists every game that UCI_Variant offers, and no other', () => {
  expect(offered().length).toBeGreaterThan(0)
  expect(rows).toHaveLength(offered().length)
})

test.each(offered())('what the document says of %s is so', (slug) => {
  expect(rows).toContain(rowOf(slug))
})

const inSteps = offered().flatMap((slug): [string, string][] =>
  waysOfWriting(gameNamed(slug)).flatMap((way) => {
    const word = /^turn of several steps (\S+)$/.exec(way)?.[1]
    return word === undefined ? [] : [[slug, word]]
  }),
)

test.each(inSteps)('the turn of several steps that %s has for an example is one: %s', (slug, word) => {
  const game = gameNamed(slug)
  // From the start, but in the second turn: the first may have fewer steps.
  const line: Line = { variant: slug, start: describeGame(game).start.replace(/1$/, '2'), moves: [] }
  expect(makeTurn(game, answered(openLine(game, line)), word)).toMatchObject({ ok: true, value: { length: 2 } })
})
