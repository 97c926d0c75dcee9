// @vitest-environment node
import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { men, move, squares } from '../gallery/samples.ts'
import { chess } from '../piece-sets/chess.ts'
import { emblem } from '../piece-sets/emblem.ts'
import { BoardImage, type BoardImageProps } from './board-image.tsx'
import { colourNames, paletteOf } from './palette.ts'

const told: BoardImageProps = {
  layout: squares(8, 8),
  men: men('Kd1 pc5 pe5 xa1'),
  pieceSet: chess,
  title: 'A position',
  scheme: 'light',
  orientation: 0,
  seats: 2,
  coordinates: true,
  handKinds: ['pawn'],
  hands: [{ kind: 'pawn', seat: 1, letter: 'P', count: 3 }],
  step: move('Kd1c1 xpc5:pinch'),
  check: ['d1'],
  frozen: ['c5'],
  dead: ['e5'],
  sizePx: 480,
}
const drawn = (change: Partial<BoardImageProps> = {}) => renderToStaticMarkup(<BoardImage {...told} {...change} />)

it('a picture needs nothing that is not in it: no font, no style sheet, no sprite, no word of a browser’s', () => {
  for (const pieceSet of [chess, emblem]) {
    const svg = drawn({ pieceSet })
    const used = [...svg.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(used.length).toBe(5)
    for (const id of used) expect(svg).toContain(`id="${id}"`)
    expect(svg).not.toMatch(/<text|var\(|light-dark|color-mix|NaN|undefined/)
  }
})

it('a picture is as large as asked for, whatever its shape', () => {
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(drawn({ handKinds: [], layout: squares(8, 4) })) ?? []
  expect(Number(width)).toBe(480)
  expect(Number(height)).toBeLessThan(300)
})

it('colours are those of the site by day and by night', () => {
  const css = readFileSync(new URL('../theme.css', import.meta.url), 'utf8')
  const site = new Map(
    [...css.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g)].map(([, name, ...both]) => [name, both]),
  )
  expect(colourNames.length).toBeGreaterThan(30)
  for (const name of colourNames) {
    // The list is made of the names that the palette takes.
    const colour = name as Parameters<ReturnType<typeof paletteOf>>[0]
    expect([paletteOf('light')(colour), paletteOf('dark')(colour)], name).toEqual(site.get(name))
  }
})
