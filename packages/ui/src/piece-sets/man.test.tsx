// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { pieceSets, worn } from './index.ts'
import { ManDrawing } from './man.tsx'

const { chess, emblem, script } = pieceSets
const drawn = (set = chess, kind = 'pawn', seat = 0, turned = 0) =>
  renderToString(<ManDrawing set={set} kind={kind} seat={seat} letter="p" turned={turned} />)

describe('a man', () => {
  it('without a sign wears his figure among men with signs', () => {
    expect(emblem.layersOf('duck', -1)).toEqual(chess.layersOf('duck', -1))
    expect(emblem.layersOf('duck', -1)).not.toBeNull()
  })

  it('that nobody has drawn is a letter in every set', () => {
    for (const set of [chess, emblem, script]) expect(drawn(set, 'unheard-of')).toContain('>P</text>')
  })

  it('is written on only where his country does so', () => {
    expect(script.layersOf('queen', 0)).toEqual(chess.layersOf('queen', 0))
    expect(script.layersOf('xiangqi.horse', 0)).not.toEqual(script.layersOf('xiangqi.horse', 1))
  })

  it('who is aimed looks ahead, from both sides of the board', () => {
    expect(drawn(script, 'shogi.pawn', 0)).not.toContain('rotate')
    expect(drawn(script, 'shogi.pawn', 1)).toContain('rotate(180 22.5 22.5)')
    expect(drawn(script, 'shogi.pawn', 0, 2)).toContain('rotate(180 22.5 22.5)')
    expect(drawn(script, 'shogi.pawn', 1, 2)).not.toContain('rotate')
    expect(drawn(chess, 'pawn', 1)).not.toContain('rotate')
  })
})

describe('a set as a game wears it', () => {
  const company = {
    kinds: [{ kind: 'pawn', wears: 'pincer' }],
    seats: [{ turn: 0 }, { turn: 1 }],
  }

  it('is asked for kinds by the names of the game', () => {
    expect(worn(emblem, company).layersOf('pawn', 0)).toEqual(emblem.layersOf('pincer', 0))
    expect(emblem.layersOf('pincer', 0)).not.toEqual(emblem.layersOf('pawn', 0))
  })

  it('looks the way the seats of the game do', () => {
    expect(worn(emblem, company).turnOf(1)).toBe(1)
  })

  it('is the same set as long as the game is the same', () => {
    expect(worn(emblem, company)).toBe(worn(emblem, company))
    expect(worn(emblem, company)).not.toBe(worn(chess, company))
  })
})
