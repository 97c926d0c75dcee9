import { useTranslations } from 'next-intl'
import type { Look } from '../../../lib/board/look.ts'
import type { Game } from '../state/use-game.ts'

interface PictureLinksProps {
  readonly game: Pick<Game, 'record' | 'ply' | 'orientation'>
  readonly look: Look
}

/** The position shown as a picture, and the game as one that moves: as the reader sees the board. */
export function PictureLinks({ game, look }: PictureLinksProps) {
  const t = useTranslations('play')
  const { record, ply, orientation } = game
  const asked = new URLSearchParams({ set: look.pieceSet, seat: String(orientation) })
  if (!look.hasCoordinates) asked.set('coordinates', 'no')
  const at = `/games/${record.id}`
  return (
    <>
      <a className="button" href={`${at}/picture.png?${asked}&ply=${ply}`} target="_blank" rel="noopener">
        {t('picture')}
      </a>
      <a className="button" href={`${at}/picture.svg?${asked}&ply=${ply}`} target="_blank" rel="noopener">
        {t('drawing')}
      </a>
      {record.ply > 0 && (
        <a className="button" href={`${at}/game.gif?${asked}`} target="_blank" rel="noopener">
          {t('reel')}
        </a>
      )}
    </>
  )
}
