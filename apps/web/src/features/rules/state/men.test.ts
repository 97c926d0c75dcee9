import { readRulesText } from '@variorum/engine/notation'
import { describe, expect, it } from 'vitest'
import { menOf } from './men.ts'

const kinds = [
  { kind: 'pawn', letter: 'P', royal: false, neutral: false, wears: 'pawn' },
  { kind: 'king', letter: 'K', royal: true, neutral: false, wears: 'king' },
]

function read(markdown: string) {
  const text = readRulesText(markdown)
  if (!text.ok) throw new Error(text.fault.key)
  return text.value
}

describe('the men in short', () => {
  it('are read off the table whose head names them, in its order', () => {
    const text = read(
      [
        '# A game',
        '',
        '## Men',
        '',
        '| Man | Written |',
        '| --- | --- |',
        '| **Pawn** | P |',
        '',
        '| Man | Chessman | Letter | Goes like a | Takes |',
        '| --- | --- | --- | --- | --- |',
        '| **King** | king | K | king | what it *steps* on |',
        '| **Pawn** | pawn | P | rook | what it squeezes |',
        '',
      ].join('\n'),
    )
    expect(menOf(text, kinds)).toEqual([
      { kind: 'king', letter: 'K', name: 'King', goes: 'king', takes: 'what it steps on' },
      { kind: 'pawn', letter: 'P', name: 'Pawn', goes: 'rook', takes: 'what it squeezes' },
    ])
  })

  it('are none where the text has no such table', () => {
    expect(menOf(read('# A game\n\n## Men\n\nThey move.\n'), kinds)).toEqual([])
  })
})
