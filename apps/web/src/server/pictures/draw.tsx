import { describe, type MoveAnswer, type PositionAnswer } from '@variorum/engine/ask'
import { layoutOf } from '@variorum/engine/board'
import type { Game } from '@variorum/engine/game'
import { BoardImage } from '@variorum/ui/image'
import { setOf } from '../../lib/board/fitting-look.ts'
import { defaultLook } from '../../lib/board/look.ts'
import type { PictureWish } from './picture-wish.ts'

export interface Scene {
  readonly position: PositionAnswer
  /** The move that led there. */
  readonly move: MoveAnswer | null
}

/** Draws positions of a game, each as the text of an SVG that stands for itself. */
export async function draw(
  game: Game,
  scenes: readonly Scene[],
  { set, scheme, seat, coordinates, sizePx }: Omit<PictureWish, 'ply'>,
  title: string,
): Promise<readonly string[]> {
  // Next lets no module of the app import it, for pages have no use of it; a picture is not a page.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const variant = describe(game)
  const layout = layoutOf(game.board)
  const pieceSet = setOf({ ...defaultLook, pieceSet: set }, variant)
  const seats = variant.seats.length
  const handKinds = variant.handKinds.map(({ kind }) => kind)
  return scenes.map(({ position, move }) =>
    renderToStaticMarkup(
      <BoardImage
        layout={layout}
        men={position.men}
        pieceSet={pieceSet}
        title={title}
        scheme={scheme}
        orientation={seat % seats}
        seats={seats}
        coordinates={coordinates}
        handKinds={handKinds}
        hands={position.hands}
        step={move}
        check={position.check}
        frozen={position.frozen.map(({ cell }) => cell)}
        dead={position.dead}
        sizePx={sizePx}
      />,
    ),
  )
}
