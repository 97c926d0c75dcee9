import { expect, test } from 'vitest'
import { readRulesText } from './rules-text.ts'

const text = `---
summary: Two words.
year: 1962
---
# A game

What it is.

## The king’s walk

The king steps
one cell.
> [MK] Not in Cambridge.

> [V, B] Nor here,
> nor there.

### Farther

- one
- two, see [the plate](#walk) and [the walk](#the-kings-walk)

> A quotation, no note.

\`\`\`diagram
id: walk
8/8 w

caption: Blank lines are the block’s own.
\`\`\`

> [Z] On a plate.
`

test('a text comes apart into front, lead, sections, rules with their notes, and plates', () => {
  const answer = readRulesText(text)
  const walk = {
    id: 'walk',
    plate: 1,
    position: '8/8 w',
    statements: [],
    show: null,
    caption: 'Blank lines are the block’s own.',
    reading: null,
    explains: [],
    line: 25,
  }
  expect(answer).toEqual({
    ok: true,
    value: {
      title: 'A game',
      front: { summary: 'Two words.', year: '1962' },
      lead: [{ kind: 'prose', line: 7, markdown: 'What it is.', notes: [] }],
      sections: [
        {
          id: 'the-kings-walk',
          heading: 'The king’s walk',
          level: 2,
          blocks: [
            {
              kind: 'prose',
              line: 11,
              markdown: 'The king steps\none cell.',
              notes: [
                { sigla: ['MK'], markdown: 'Not in Cambridge.', diagram: null, line: 13 },
                { sigla: ['V', 'B'], markdown: 'Nor here,\nnor there.', diagram: null, line: 15 },
              ],
            },
          ],
        },
        {
          id: 'farther',
          heading: 'Farther',
          level: 3,
          blocks: [
            {
              kind: 'prose',
              line: 20,
              markdown: '- one\n- two, see [the plate](#walk) and [the walk](#the-kings-walk)',
              notes: [],
            },
            { kind: 'prose', line: 23, markdown: '> A quotation, no note.', notes: [] },
            {
              kind: 'diagram',
              line: 25,
              diagram: walk,
              notes: [{ sigla: ['Z'], markdown: 'On a plate.', diagram: null, line: 32 }],
            },
          ],
        },
      ],
      differences: [],
      diagrams: [walk],
    },
  })
})

test('Windows line ends read like others', () => {
  expect(readRulesText(text.replaceAll('\n', '\r\n'))).toEqual(readRulesText(text))
})

test.each([
  ['no title', '## Section', 'noTitle', 1],
  ['two titles', '# One\n\n# Two', 'secondTitle', 3],
  ['an empty heading', '# One\n\n##', 'emptyHeading', 3],
  ['two sections of one name', '# One\n## Same\n## Same', 'duplicateId', 3],
  ['a plate named like a section', '# One\n## Same\n```diagram\nid: same\n8/8 w\n```', 'duplicateId', 3],
  ['a fence that never closes', '# One\n```diagram\nid: same', 'unclosedFence', 2],
  ['front matter that never closes', '---\na: b\n# One', 'unclosedFront', 1],
  ['front matter that is not key and value', '---\nab\n---\n# One', 'badFront', 2],
  ['a note with nothing to stand beside', '# One\n## Two\n> [MK] Note', 'noteWithoutRule', 3],
  ['a note without words', '# One\nRule\n> [MK]', 'emptyNote', 3],
  ['a link that leads nowhere', '# One\n[there](#there)', 'danglingLink', 2],
  [
    'a fault inside a plate, by the line of the text',
    '# One\n```diagram\nid: a\n8/8 w\nbad: field\n```',
    'unknownField',
    5,
  ],
])('%s is named with its line', (_, markdown, key, line) => {
  expect(readRulesText(markdown)).toMatchObject({ ok: false, fault: { key, line } })
})
