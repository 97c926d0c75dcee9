import type { ReplayAnswer, VariantAnswer } from '@variorum/engine/ask'
import type { BoardLayout } from '@variorum/engine/board'
import { glyphs, type Opinion, type ReviewedMove } from '@variorum/engine/review'
import { BoardPicture } from '@variorum/ui/picture'
import type { PieceSet } from '@variorum/ui/piece-sets'
import { Button } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { useNames } from '../../../lib/board/names.ts'
import { numbered } from '../state/numbered.ts'
import { percent } from '../state/percent.ts'
import { type Played, useMoveAt } from '../state/use-move-at.ts'
import { PuzzleButton } from './puzzle-button.tsx'

export interface TurningPointProps {
  readonly gameId: string
  readonly told: ReviewedMove
  /** What was thought before the move and after it. */
  readonly before: Opinion
  readonly after: Opinion
  readonly replay: ReplayAnswer
  readonly played: Played
  readonly variant: VariantAnswer
  readonly layout: BoardLayout
  readonly pieceSet: PieceSet
  readonly onGo: () => void
  readonly onTry: () => void
}

/** A move that changed who was likely to win: the position before it, and what would have been better. */
export function TurningPoint({
  gameId,
  told,
  before,
  after,
  replay,
  played,
  onGo,
  onTry,
  ...board
}: TurningPointProps) {
  const t = useTranslations('review')
  const names = useNames()
  const { ply, seat, verdict } = told
  const better = useMoveAt(played, ply - 1, before.best)
  const position = replay.steps[ply - 2]?.position ?? replay.start
  const move = replay.steps[ply - 1]?.move
  if (!verdict || !move) return null
  const name = numbered(replay, ply)
  const of = (chance: number) => percent(seat === 0 ? chance : 1 - chance)
  const arrow =
    better && better.from !== better.to ? [{ shape: 'arrow', from: better.from, to: better.to } as const] : []
  return (
    <li className="turning-point">
      <BoardPicture
        layout={board.layout}
        men={position.men}
        pieceSet={board.pieceSet}
        label={t('turningPicture', { move: name })}
        frozen={position.frozen.map(({ cell }) => cell)}
        coordinates={false}
        marks={[
          { shape: 'corners', cell: move.from },
          ...(move.to === move.from ? [] : [{ shape: 'corners', cell: move.to } as const]),
          ...(better?.from === better?.to && better ? [{ shape: 'ring', cell: better.to } as const] : arrow),
        ]}
      />
      <div className="turning-words">
        <p className="turning-title" data-verdict={verdict}>
          {name}
          <strong>{glyphs[verdict]}</strong>
        </p>
        <p>
          {t(`verdict.${verdict}`)}.{' '}
          {t('fell', { side: names.seat(seat), before: of(before.chance), after: of(after.chance) })}
        </p>
        {before.lineText[0] !== undefined && <p>{t('better', { move: before.lineText[0] })}</p>}
        <div className="turning-actions">
          <Button onClick={onGo} aria-label={t('turningGo', { move: name })}>
            {t('turningGoShort')}
          </Button>
          <Button onClick={onTry}>{t('tryIt')}</Button>
          <PuzzleButton id={gameId} ply={ply - 1} />
        </div>
      </div>
    </li>
  )
}
