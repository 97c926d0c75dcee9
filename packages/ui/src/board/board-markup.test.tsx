// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { crowd, hexagons, men, move, sampleText, squares } from '../gallery/samples.ts'
import { chess } from '../piece-sets/chess.ts'
import { emblem } from '../piece-sets/emblem.ts'
import { Board } from './board.tsx'

const eight = squares(8, 8)
const count = (html: string, text: string) => html.split(text).length - 1

describe('markup without any script', () => {
  const html = renderToString(
    <Board layout={eight} men={crowd} pieceSet={chess} text={sampleText} interactive={[0]} onMove={() => {}} />,
  )

  it('has every cell with its name, every man, and a shape of its own', () => {
    expect(count(html, 'role="row"')).toBe(8)
    expect(count(html, 'role="gridcell"')).toBe(64)
    expect(count(html, 'data-man=')).toBe(32)
    expect(html).toContain('aria-label="e8, black king"')
    expect(html).toContain('viewBox="-34 -5 839 839"')
  })

  it('needs no inline style, so a strict content policy lets all of it through', () => {
    expect(html).not.toContain('style=')
  })

  it('is one named picture when nothing can be done with it', () => {
    const picture = renderToString(<Board layout={eight} men={crowd} pieceSet={chess} text={sampleText} />)
    expect(picture).toContain('role="img"')
    expect(picture).not.toContain('gridcell')
    expect(picture).not.toContain('tabindex')
  })

  it('shows a man of no known kind by its letter, and leaves out one that stands nowhere', () => {
    const odd = renderToString(
      <Board layout={eight} men={men('Xd4 Pz9')} pieceSet={emblem} text={sampleText} step={move('Pz9z8')} />,
    )
    expect(odd).toContain('>X</text>')
    expect(count(odd, 'data-man=')).toBe(1)
  })

  it('draws cells of any shape', () => {
    const hive = renderToString(<Board layout={hexagons(2)} men={[]} pieceSet={chess} text={sampleText} />)
    expect(count(hive, 'class="v-cell"')).toBe(19)
  })
})

describe('marks differ in shape', () => {
  const html = renderToString(
    <Board
      layout={eight}
      men={men('Kd1 ke8 Rd4')}
      pieceSet={chess}
      text={sampleText}
      check={['e8']}
      frozen={[{ cell: 'd4', by: ['d5'] }]}
      step={move('Ka1d1 xpb2:leap')}
      marks={(['ring', 'struck', 'cross', 'circle', 'lock', 'burst', 'corners', 'frame'] as const).map((shape) => ({
        shape,
        cell: 'c3',
      }))}
    />,
  )

  it('no two marks on one cell are drawn alike', () => {
    const drawings = [
      ...html.matchAll(/<g data-mark="[a-z]+">(.*?)<\/g>(?=<g data-mark|<g class="v-annotations)/g),
    ].map(([, drawing = '']) => drawing.replaceAll(/class="[^"]*"/g, ''))
    expect(drawings).toHaveLength(8)
    expect(new Set(drawings).size).toBe(8)
  })

  it('check, a frozen man, the last move and its victims are each marked', () => {
    for (const name of ['v-burst', 'v-lock', 'v-corners', 'v-last']) expect(html).toContain(name)
    expect(html).toContain('data-frozen="d4"')
  })
})

describe('fog', () => {
  const html = renderToString(
    <Board
      layout={eight}
      men={men('Kd1 Pd2')}
      pieceSet={chess}
      text={sampleText}
      unseen={['d7', 'd8', 'z9']}
      onMove={() => {}}
    />,
  )

  it('covers the cells that may not be seen, with a shape and not by colour alone', () => {
    expect([...html.matchAll(/data-unseen="(\w+)"/g)].map(([, cell]) => cell)).toEqual(['d7', 'd8'])
    expect(html).toMatch(/<\/polygon><path d="M/)
  })

  it('is told to those who listen', () => {
    expect(html).toContain('aria-label="d8, in the fog"')
    expect(html).toContain('aria-label="d6"')
  })
})
