import { expect, test } from 'vitest'
import { readRulesText } from './rules-text.ts'

const text = (block: string) => `# A game\n\n## Readings\n\n\`\`\`difference\n${block}\n\`\`\`\n`

const whole = `id: whose-turn
rule: Who begins
8/8 w
by: A63
says: White
  begins.
from: a1
reach: a2
reading: black-first
by: MK, V
says: Black begins.
show: a1b1
from: a1
reach: b1xc3`

function differenceIn(block: string) {
  const read = readRulesText(text(block))
  return read.ok ? read.value.differences[0] : read.fault
}

test('a rule in two readings has one position and says of each reading who has it and what is true in it', () => {
  expect(differenceIn(whole)).toMatchObject({
    id: 'whose-turn',
    plate: 1,
    rule: 'Who begins',
    printed: {
      sigla: ['A63'],
      says: 'White begins.',
      diagram: {
        position: '8/8 w',
        reading: null,
        show: null,
        statements: [{ kind: 'reach', from: 'a1', targets: [{ to: 'a2', victims: [] }] }],
      },
    },
    other: {
      sigla: ['MK', 'V'],
      says: 'Black begins.',
      diagram: {
        position: '8/8 w',
        reading: 'black-first',
        show: 'a1b1',
        statements: [{ kind: 'reach', from: 'a1', targets: [{ to: 'b1', victims: ['c3'] }] }],
      },
    },
  })
})

test('the other reading may have a position of its own', () => {
  const own = differenceIn(whole.replace('show: a1b1', '8/7k b'))
  expect(own).toMatchObject({ printed: { diagram: { position: '8/8 w' } }, other: { diagram: { position: '8/7k b' } } })
})

test('plates and rules in two readings are numbered together and share their anchors', () => {
  const plate = (id: string) => `\`\`\`diagram\nid: ${id}\n8/8 w\n\`\`\`\n`
  const read = readRulesText(`# A game\n\n${plate('one')}\n\`\`\`difference\n${whole}\n\`\`\`\n\n${plate('three')}`)
  expect(read.ok && [...read.value.diagrams, ...read.value.differences].map(({ id, plate }) => [id, plate])).toEqual([
    ['one', 1],
    ['three', 3],
    ['whose-turn', 2],
  ])
  expect(readRulesText(`${text(whole)}\n${plate('whose-turn')}`)).toMatchObject({ fault: { key: 'duplicateId' } })
})

test.each([
  ['noReading', 5, whole.replace('reading: black-first', '')],
  ['secondReading', 20, `${whole}\nreading: red-first`],
  ['noRule', 5, whole.replace('rule: Who begins', '')],
  ['noWords', 5, whole.replace('by: MK, V', '')],
  ['noWords', 5, whole.replace('says: Black begins.', '')],
  ['unknownField', 17, whole.replace('show: a1b1', 'shew: a1b1')],
  ['badTarget', 13, whole.replace('reach: a2', 'reach: x')],
  ['noId', 5, whole.replace('id: whose-turn', '')],
])('%s is told with its line', (key, line, block) => {
  expect(differenceIn(block)).toMatchObject({ key, line })
})

test('a plate of another reading stands in the margin, with the note before it', () => {
  const note = '> [MK] Otherwise.'
  const plate = '```diagram\nid: otherwise\n8/8 w\nreading: black-first\n```'
  const read = readRulesText(`# A game\n\nA rule.\n\n${note}\n\n${plate}\n`)
  expect(read.ok && read.value.lead).toMatchObject([
    { kind: 'prose', notes: [{ sigla: ['MK'], diagram: { id: 'otherwise', reading: 'black-first' } }] },
  ])
  expect(readRulesText(`# A game\n\nA rule.\n\n${plate}\n`)).toMatchObject({ fault: { key: 'noteWithoutRule' } })
})
