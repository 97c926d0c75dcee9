import { describe, expect, it } from 'vitest'
import { siglaOf } from './sigla.ts'

describe('sigla', () => {
  it('are explained by the table of readings in the text', () => {
    const markdown =
      '| Sign | Reading | Where |\n| --- | --- | --- |\n| **A63** | Abbott’s *Book*, 1963 | here |\n| **B** | Boardspace | there |'
    const sigla = siglaOf({
      title: 'A game',
      front: {},
      lead: [],
      sections: [
        { id: 'readings', heading: 'Readings', level: 2, blocks: [{ kind: 'prose', line: 1, markdown, notes: [] }] },
      ],
      diagrams: [],
      differences: [],
    })
    expect([...sigla]).toEqual([
      ['A63', 'Abbott’s Book, 1963'],
      ['B', 'Boardspace'],
    ])
  })
})
