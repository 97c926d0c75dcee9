// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { men, move, squares } from '../gallery/samples.ts'
import { emblem } from '../piece-sets/emblem.tsx'
import { BoardPicture } from './board-picture.tsx'
import { PictureSprite } from './picture-sprite.tsx'

const eight = squares(8, 8)
const count = (html: string, text: string) => html.split(text).length - 1

it('a page of pictures carries the board and each man once', () => {
  const picture = (
    <BoardPicture
      layout={eight}
      men={men('Kd1 pc5 pe5 xa1')}
      pieceSet={emblem}
      label="A position"
      marks={[{ shape: 'takes', move: move('Kd1c1 xpc5:pinch') }]}
    />
  )
  const html = renderToString(
    <>
      <PictureSprite
        layout={eight}
        pieceSets={[emblem]}
        kinds={[
          { kind: 'king', letter: 'K' },
          { kind: 'pawn', letter: 'P' },
          { kind: 'unheard-of', letter: 'U' },
        ]}
        seats={[0, 1]}
      />
      {picture}
      {picture}
    </>,
  )
  expect(count(html, '<symbol')).toBe(6)
  expect(count(html, 'class="v-cell"')).toBe(64)
  expect(count(html, 'href="#p-emblem-pawn-1"')).toBe(4)
  expect(html).toContain('>U</text>')
  expect(html).not.toContain('style=')
})
