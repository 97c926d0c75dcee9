import { describe, expect, it } from 'vitest'
import { parseKept, printKept } from './kept-moves.ts'
import type { Outbox } from './outbox.ts'

const outbox: Outbox = {
  record: {
    id: 'g',
    variant: 'any',
    mode: 'device',
    botLevel: null,
    personSeat: null,
    start: null,
    moves: ['d2d4'],
    ply: 0,
    isOpen: true,
    toMove: null,
    outcome: null,
    version: 3,
    mine: true,
  },
  pending: [
    { clientId: 'a', ply: 1, move: 'd7d5', by: 'person' },
    { clientId: 'b', ply: 2, move: 'e2e4', by: 'bot' },
  ],
  refusal: null,
  failures: 4,
  isOutdated: false,
}

describe('kept moves', () => {
  it('are read as they were written', () => {
    expect(parseKept(printKept(outbox))).toEqual({ moves: ['d2d4'], version: 3, pending: outbox.pending })
  })

  it('are not written when every move is saved', () => {
    expect(printKept({ ...outbox, pending: [] })).toBeNull()
  })

  it('are none where something else is written', () => {
    const texts = [
      null,
      '',
      'nonsense',
      'null',
      '[]',
      '{}',
      '{"moves":[1],"version":1,"pending":[]}',
      '{"moves":[],"version":"1","pending":[]}',
      '{"moves":[],"version":1,"pending":[{"clientId":"a","ply":0,"move":"d2d4"}]}',
    ]
    for (const text of texts) expect(parseKept(text), `${text}`).toBeNull()
  })
})
