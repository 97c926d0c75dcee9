import type { VariantAnswer } from '@variorum/engine/ask'
import { Captured } from '@variorum/ui/captured'
import { MoveList } from '@variorum/ui/move-list'
import { useTranslations } from 'next-intl'
import { type ReactNode, useMemo } from 'react'
import { movedText } from '../../../lib/board/board-text.ts'
import { setOf, setsFor } from '../../../lib/board/fitting-look.ts'
import type { Look } from '../../../lib/board/look.ts'
import { MenSheet } from '../../../lib/board/men-sheet.tsx'
import { useNames } from '../../../lib/board/names.ts'
import type { SheetMan } from '../../../lib/board/sheet-man.ts'
import { lostMen } from '../state/captured.ts'
import type { Game } from '../state/use-game.ts'
import { GameText } from './game-text.tsx'
import { LookPanel } from './look-panel.tsx'
import { Why } from './why.tsx'

interface GameMarginProps {
  readonly game: Game
  readonly variant: VariantAnswer
  readonly look: Look
  readonly onLook: (look: Look) => void
  /** The cell that was pressed. */
  readonly cell: string | null
  readonly men: readonly SheetMan[]
  readonly chat?: ReactNode
}

/** What stands in the margin of the board: why, the moves, the men taken, and how the board is to look. */
export function GameMargin({ game, variant, look, onLook, cell, men, chat }: GameMarginProps) {
  const t = useTranslations('play')
  const board = useTranslations('board')
  const names = useNames()
  const letters = useMemo(() => new Map(variant.kinds.map(({ kind, letter }) => [kind, letter])), [variant])
  const lost = lostMen(game.steps.slice(0, game.ply), (kind) => letters.get(kind) ?? '?')
  const why = <Why game={game} cell={cell} />
  return (
    <div className="table-margin">
      {/* Where people talk as well, the foot of the margin is far from the man that was pressed. */}
      {chat && why}
      <section aria-labelledby="moves" className="sheet">
        <h2 id="moves" className="margin-head">
          {t('moves')}
        </h2>
        <div className="move-box">
          <MoveList
            steps={game.steps}
            current={game.ply}
            onGo={game.goTo}
            seats={variant.seats.length}
            firstNumber={game.start.moveNumber}
            text={{
              name: t('moves'),
              start: t('start'),
              empty: game.start.outcome ? t('movesOver') : t('movesNone', { side: names.seat(game.start.toMove) }),
              move: (step, number) =>
                t('moveLabel', { number, move: movedText(step.move, step.gives !== null, board, names) }),
              gives: (gives) => (gives === 'mate' ? '#' : '+'),
            }}
          />
        </div>
        {/* What was taken is not gone where it comes into a hand. */}
        {variant.handKinds.length === 0 && (
          <div className="border-t border-rule px-3 py-2">
            <Captured
              men={lost}
              seats={variant.seats.map((_, seat) => seat)}
              pieceSet={setOf(look, variant)}
              text={{
                side: (seat) => t('lostBy', { side: names.seat(seat) }),
                man: (kind, seat, count) => t('lostMan', { count, side: names.seat(seat), kind: names.kind(kind) }),
                none: t('lostNone'),
                nothing: (seats) =>
                  t('lostNothing', { count: seats.length, sides: names.list(seats.map((seat) => names.seat(seat))) }),
              }}
            />
          </div>
        )}
      </section>
      {chat ?? why}
      <MenSheet men={men} pieceSet={setOf(look, variant)} />
      <LookPanel look={look} sets={setsFor(variant.kinds)} onLook={onLook} />
      <GameText game={game} look={look} />
    </div>
  )
}
