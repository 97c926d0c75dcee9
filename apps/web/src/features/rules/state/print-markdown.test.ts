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

test('markup comes out as text, and a link that is none goes nowhere', () => {
  expect(printMarkdown('<script>x</script>')).not.toContain('<script>')
  expect(printMarkdown('[here](javascript:alert(1))')).not.toContain('javascript:')
})
