import { expect, test } from 'vitest'
import { printMarkdown } from './print-markdown.ts'

test('prose becomes paragraphs, and none where it stands in a line', () => {
  expect(printMarkdown('A **king** is *royal*.')).toBe('<p>A <strong>king</strong> is <em>royal</em>.</p>')
  expect(printMarkdown('A **king** is *royal*.', true)).toBe('A <strong>king</strong> is <em>royal</em>.')
})

test('a table stands in a frame of its own that a keyboard can scroll', () => {
  const html = printMarkdown('| Man | Goes |\n| --- | --- |\n| **King** | one step |')
  expect(html).toMatch(/^<div class="overflow-x-auto" tabindex="0"><table>/)
  expect(html).toMatch(/<\/table><\/div>$/)
  expect(html).toContain('<td><strong>King</strong></td>')
})

test('a cell of a wide table carries its heading, and says whether its column is short, for where rows are blocks', () => {
  const html = printMarkdown(
    '| Man | Letter | Takes |\n| --- | --- | --- |\n| **King** | K | what it *steps* on, at any time |\n| **Duck** | | nothing |',
  )
  expect(html).toContain('<th role="columnheader">Takes</th>')
  expect(html).toContain('<td role="cell" data-heading="Man" data-short><strong>King</strong></td>')
  expect(html).toContain('<td role="cell" data-heading="Takes">what it <em>steps</em> on, at any time</td>')
  expect(html).toContain('<td role="cell" data-heading="Letter" data-short></td>')
  expect(html).toContain('<td role="cell" data-heading="Takes">nothing</td>')
  expect(html).toMatch(/<thead role="rowgroup">\n<tr role="row">/)
})

test('markup comes out as text, and a link that is none goes nowhere', () => {
  expect(printMarkdown('<script>x</script>')).not.toContain('<script>')
  expect(printMarkdown('[here](javascript:alert(1))')).not.toContain('javascript:')
})
