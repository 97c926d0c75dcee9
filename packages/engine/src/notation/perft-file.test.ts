import { expect, test } from 'vitest'
import { readPerftFile } from './perft-file.ts'

const good = 'start | 8/8 w | 1 32 | published | a book'

test('counts are read with position, provenance, source and line; comments and blank lines are not', () => {
  expect(readPerftFile(`# header\n\n${good}\nstart|8/8 w|2   944|own|us # 2\n`)).toEqual({
    ok: true,
    value: [
      { id: 'start', position: '8/8 w', depth: 1, nodes: 32, provenance: 'published', source: 'a book', line: 3 },
      { id: 'start', position: '8/8 w', depth: 2, nodes: 944, provenance: 'own', source: 'us # 2', line: 4 },
    ],
  })
})

test.each([
  ['a missing field', 'start | 8/8 w | 1 32 | own', 'fieldCount', 1],
  ['an id that is none', 'The start | 8/8 w | 1 32 | own | us', 'badId', 1],
  ['no position', 'start | | 1 32 | own | us', 'noPosition', 1],
  ['a count without nodes', 'start | 8/8 w | 1 | own | us', 'badCount', 1],
  ['a depth of nought', 'start | 8/8 w | 0 1 | own | us', 'badCount', 1],
  ['nodes that are no number', 'start | 8/8 w | 1 42 762 | own | us', 'badCount', 1],
  ['a provenance nobody knows', 'start | 8/8 w | 1 32 | hearsay | us', 'badProvenance', 1],
  ['no source', 'start | 8/8 w | 1 32 | own |', 'noSource', 1],
  ['the same depth twice', `${good}\n${good}`, 'duplicateCount', 2],
  ['one id for two positions', `${good}\nstart | 8/7 w | 2 32 | own | us`, 'movedPosition', 2],
  ['a file without a count', '# only words\n', 'empty', 1],
])('%s is named with its line', (_, text, key, line) => {
  expect(readPerftFile(text)).toMatchObject({ ok: false, fault: { key, line } })
})
