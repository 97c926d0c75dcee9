import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describe as describeGame } from '../../ask/index.ts'
import { gameNamed } from '../requests.ts'
import { waysOfWriting } from '../ways-of-writing.ts'
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
