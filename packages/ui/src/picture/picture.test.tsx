// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { men, move, squares } from '../gallery/samples.ts'
import { chess } from '../piece-sets/chess.ts'
import { emblem } from '../piece-sets/emblem.ts'
import { PictureSprite } from '../sprite/picture-sprite.tsx'
import { BoardPicture } from './board-picture.tsx'
import { manId } from './ids.ts'

const eight = squares(8, 8)
const kinds = [
  { kind: 'king', letter: 'K', neutral: false },
  { kind: 'pincer', letter: 'P', neutral: false },
  { kind: 'unheard-of', letter: 'U', neutral: false },
]
const count = (html: string, text: string) => html.split(text).length - 1

it('a page of pictures carries the board and each man once', () => {
  const picture = (
    <BoardPicture
      layout={eight}
      men={men('Kd1 pc5 pe5 xa1').map((man) => (man.kind === 'pawn' ? { ...man, kind: 'pincer' } : man))}
      pieceSet={emblem}
      label="A position"
      marks={[{ shape: 'takes', move: move('Kd1c1 xpc5:pinch') }]}
    />
  )
  const html = renderToString(
    <>
      <PictureSprite layouts={[eight, squares(8, 8)]} troops={[{ sets: [emblem], kinds, seats: 2 }]} />
      {picture}
      {picture}
    </>,
  )
  expect(count(html, '<symbol')).toBe(6)
  // One path for the dark cells and one for the light.
  expect(count(html, 'class="v-cell"')).toBe(2)
  expect(count(html, 'id="d-sign-2epincer"')).toBe(1)
  expect(count(html, 'href="#p-d-body-2eshieldFrame_d-sign-2epincer-1-0"')).toBe(4)
  expect(html).toContain('>U</text>')
  expect(html).not.toContain('style=')
})

it('men that differ in their ink alone are two pictures', () => {
  const pawn = manId(chess, { kind: 'shogi.pawn', seat: 0 })
  expect(manId(chess, { kind: 'shogi.tokin', seat: 0 })).not.toBe(pawn)
})

it('a picture of one side’s share shows fog where that side sees nothing', () => {
  const html = renderToString(
    <BoardPicture layout={eight} men={men('Kd1')} pieceSet={emblem} label="A share" unseen={['c5', 'e5']} />,
  )
  expect([...html.matchAll(/data-unseen="(..)"/g)].map(([, cell]) => cell)).toEqual(['c5', 'e5'])
})
