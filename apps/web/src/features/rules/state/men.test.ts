import { readFileSync } from 'node:fs'
import { describe as describeGame } from '@variorum/engine/ask'
import { gameOf, slugs } from '@variorum/engine/catalogue'
import { readRulesText } from '@variorum/engine/notation'
import { describe, expect, it } from 'vitest'
import { menOf, sheetOf } from './men.ts'

const kinds = [
  { kind: 'pawn', letter: 'P', royal: false, neutral: false, wears: 'pawn' },
  { kind: 'king', letter: 'K', royal: true, neutral: false, wears: 'king' },
]

const man = (kind: string, letter: string) => ({ kinds: [{ kind, letter, neutral: false }], goes: '', promoted: null })

const textOf = (slug: string) =>
  read(
    readFileSync(
      new URL(`../../../../../../packages/engine/src/variants/${slug}/${slug}.rules.md`, import.meta.url),
      'utf8',
    ),
  )

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
      { ...man('king', 'K'), name: 'King', like: 'king', takes: 'what it steps on' },
      { ...man('pawn', 'P'), name: 'Pawn', like: 'rook', takes: 'what it squeezes' },
    ])
  })

  it('are none where the text has no such table', () => {
    expect(menOf(read('# A game\n\n## Men\n\nThey move.\n'), kinds)).toEqual([])
  })

  it('may share a row', () => {
    const text = read('# A game\n\n| Man | Letter | Goes |\n| --- | --- | --- |\n| **Men** | K, P | one square |\n')
    expect(menOf(text, kinds)).toEqual([
      {
        kinds: [
          { kind: 'king', letter: 'K', neutral: false },
          { kind: 'pawn', letter: 'P', neutral: false },
        ],
        name: 'Men',
        like: null,
        goes: 'one square',
        takes: null,
        promoted: null,
      },
    ])
  })

  it.each(slugs.filter((slug) => gameOf(slug)?.variant.reading === undefined))('tell every kind of %s once', (slug) => {
    const game = gameOf(slug)
    if (!game) throw new Error(slug)
    const described = describeGame(game)
    const text = textOf(slug)
    const { men } = text.front
    const told = sheetOf(text, men === undefined ? null : textOf(men), described.kinds).flatMap((one) => one.kinds)
    expect(told.map(({ kind }) => kind).sort()).toEqual(described.kinds.map(({ kind }) => kind).sort())
  })
})
