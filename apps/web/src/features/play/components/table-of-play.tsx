'use client'

import type { MoveAnswer, MoveId, Seat, VariantAnswer } from '@variorum/engine/ask'
import type { BoardLayout } from '@variorum/engine/board'
import { Board, type BoardMark } from '@variorum/ui/board'
import { Announcer } from '@variorum/ui/primitives'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { useBoardText } from '../../../lib/board/board-text.ts'
import { fittingLook, liking, setOf } from '../../../lib/board/fitting-look.ts'
import type { Look } from '../../../lib/board/look.ts'
import type { SheetMan } from '../../../lib/board/sheet-man.ts'
import { useHands } from '../../../lib/board/use-hands.ts'
import { StepKeys } from '../../../lib/browse/step-keys.tsx'
import type { Game } from '../state/use-game.ts'
import { AroundBoard } from './around-board.tsx'
import { GameActions } from './game-actions.tsx'
import { GameMargin } from './game-margin.tsx'
import { GameSounds } from './game-sounds.tsx'
import { GameStatus } from './game-status.tsx'
import { KeysHelp } from './keys-help.tsx'
import { SeatNews } from './seat-news.tsx'

/** What of a table is the same whatever is played at it. */
export interface Furniture {
  readonly variant: VariantAnswer
  readonly layout: BoardLayout
  readonly look: Look
  /** Its men in short. */
  readonly men: readonly SheetMan[]
}

interface TableOfPlayProps extends Furniture {
  readonly game: Game
  /** The legal moves of the latest position, once they are known. */
  readonly moves: readonly MoveAnswer[] | undefined
  readonly isAsking: boolean
  /** Asks for the legal moves again, when they could not be had. */
  readonly onFailedMoves: (() => void) | null
  readonly onLook: (look: Look) => void
  /** What stands in the usual places where people play each other. */
  readonly parts?: TableParts
  /** What speaks with the board's own voice, and falls silent with it. */
  readonly children?: ReactNode
}

export interface TableParts {
  readonly plate: (seat: Seat) => ReactNode
  /** How things stand, and what may be done about it. */
  readonly head: ReactNode
  readonly marks: readonly BoardMark[]
  /** A move may be made ahead while the other is to move: among these, of this seat. */
  readonly ahead: Ahead | null
  /** What they say to each other. */
  readonly chat: ReactNode
}

export interface Ahead {
  readonly seat: Seat
  readonly moves: readonly MoveAnswer[]
  readonly make: (move: MoveId) => void
}

/** The board and everything around it. */
export function TableOfPlay({ game, moves, isAsking, onFailedMoves, parts, children, ...furniture }: TableOfPlayProps) {
  const { variant, layout, look: liked, onLook, men } = furniture
  const look = fittingLook(liked, variant.kinds)
  const [cell, setCell] = useState<string | null>(null)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const hands = useHands(variant, game.shown.position)
  const text = useBoardText(variant.name, hands !== undefined)
  const { shown, live, turn } = game
  const isResting = game.time?.isResting === true
  const canMove = turn === 'person' && !game.isLookingBack && game.isComplete
  const ahead = !canMove && !game.isLookingBack && game.isComplete ? (parts?.ahead ?? null) : null

  // How wide the board is for its height: what is left of a low window decides how large it may be.
  // React has no type for properties of one's own.
  const shape = { '--board-shape': layout.width / layout.height } as CSSProperties

  const play = async (move: MoveId) => {
    setCell(null)
    await game.play(move)
  }
  return (
    <Announcer>
      {children}
      <SeatNews game={game} />
      <GameSounds game={game} />
      {game.time?.news}
      <StepKeys onStep={game.step} onHelp={() => setHelpOpen((is) => !is)} />
      <div className="table-of-play" style={shape} data-hands={hands && ''}>
        <div className="table-board">
          <AroundBoard
            game={game}
            variant={variant}
            layout={layout}
            pieceSet={setOf(look, variant)}
            plate={parts?.plate}
          >
            <div className="board-place">
              <div
                className={game.isLookingBack ? 'looking-back' : ''}
                inert={isResting}
                data-resting={isResting || undefined}
              >
                <Board
                  layout={layout}
                  men={shown.position.men}
                  pieceSet={setOf(look, variant)}
                  labels={look.hasLabels}
                  coordinates={look.hasCoordinates}
                  text={text}
                  moves={canMove ? moves : ahead?.moves}
                  marks={parts?.marks ?? (game.isLookingBack ? undefined : game.hints?.marks)}
                  step={shown.move}
                  check={shown.position.check}
                  frozen={shown.position.frozen}
                  dead={shown.position.dead}
                  hands={hands}
                  unseen={shown.position.unseen}
                  orientation={game.orientation}
                  seats={variant.seats.length}
                  interactive={canMove ? [live.position.toMove] : ahead ? [ahead.seat] : []}
                  busy={canMove && isAsking}
                  onMove={ahead ? ahead.make : play}
                  onInspect={setCell}
                />
              </div>
              {game.time?.cover}
            </div>
          </AroundBoard>
          <KeysHelp isOpen={isHelpOpen} onOpen={setHelpOpen} hasHands={hands !== undefined} />
        </div>
        <div className="table-head">
          {parts?.head ?? (
            <>
              <GameStatus game={game} variant={variant} onFailedMoves={onFailedMoves} />
              <GameActions game={game} />
            </>
          )}
        </div>
        <GameMargin
          game={game}
          variant={variant}
          look={look}
          onLook={(next) => onLook(liking(liked, look, next))}
          cell={cell}
          men={men}
          chat={parts?.chat}
        />
      </div>
    </Announcer>
  )
}
