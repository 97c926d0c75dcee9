import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Contest } from './contest.ts'
import { type Heading, matchLedger } from './match-ledger.ts'

const folder = mkdtempSync(join(tmpdir(), 'ledger-'))
afterAll(() => rmSync(folder, { recursive: true }))

const heading: Heading = { game: 'ultima', a: 'greedy', b: 'random', nodes: null, movetime: null, seed: 1 }
const contest: Contest = { pair: 0, seat: 1, score: 0.5, reason: 'repetition', opening: 2, moves: 'a2a4 a7a5' }

test('what was kept is there again', () => {
  const file = join(folder, 'kept.jsonl')
  matchLedger(file, heading).add(contest)
  const again = matchLedger(file, heading)
  again.add({ ...contest, seat: 0, note: 'it fell asleep' })
  expect(again.before).toEqual([contest])
  expect(matchLedger(file, heading).before).toEqual([contest, { ...contest, seat: 0, note: 'it fell asleep' }])
})

test('a line that was being written when the writer died is left out, and the next stands on its own', () => {
  const file = join(folder, 'torn.jsonl')
  matchLedger(file, heading).add(contest)
  appendFileSync(file, '{"pair":1,"sé')
  const again = matchLedger(file, heading)
  expect(again.before).toEqual([contest])
  again.add({ ...contest, pair: 1 })
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(3)
})

test('games of another match are not mixed in', () => {
  const file = join(folder, 'other.jsonl')
  matchLedger(file, heading).add(contest)
  expect(() => matchLedger(file, { ...heading, seed: 2 })).toThrow('holds other games')
  expect(matchLedger(file, heading).before).toEqual([contest])
})

test.each(['{}', 'null', 'hello', '{"pair":"0"}'])('a line that is no game is named: %s', (line) => {
  const file = join(folder, 'bad.jsonl')
  writeFileSync(file, `${JSON.stringify({ match: heading })}\n${JSON.stringify(contest)}\n${line}\n`)
  expect(() => matchLedger(file, heading)).toThrow('Line 3 of ')
})

test('a place where nothing can be written is told in a sentence', () => {
  expect(() => matchLedger(join(folder, 'nowhere', 'x.jsonl'), heading)).toThrow('The games cannot be kept in ')
})
