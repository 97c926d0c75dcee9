'use client'

import type { Line, ManAnswer, MoveAnswer } from '@variorum/engine/ask'
import type { BoardLayout } from '@variorum/engine/board'
import type { BoardHands } from '@variorum/ui/board'
import { BoardPicture } from '@variorum/ui/picture'
import type { Company } from '@variorum/ui/piece-sets'
import { useTranslations } from 'next-intl'
import type { ComponentType, ReactNode } from 'react'
import { setOf } from '../../../lib/board/fitting-look.ts'
import { HandsAround } from '../../../lib/board/hands-around.tsx'
import type { Look } from '../../../lib/board/look.ts'
import { marksOf } from '../state/marks.ts'
import type { Pressed } from '../state/pressed.ts'
import { useTryStage } from '../state/use-try-stage.ts'
import { useWayBack } from '../state/use-way-back.ts'
import type { TryBoardProps } from './try-board.tsx'

interface TryPlateProps {
  readonly line: Line
  readonly name: string
  readonly label: string
  readonly look: Look
  /** What its men wear. */
  readonly company: Company
  readonly layout: BoardLayout
  readonly pictureLabel: string
  readonly men: readonly ManAnswer[]
  readonly hands: BoardHands | undefined
  readonly frozen: readonly string[]
  readonly unseen: readonly string[]
  readonly dead: readonly string[]
  /** The move the plate is about. */
  readonly show: MoveAnswer | null
  /** The caption. */
  readonly children: ReactNode
}

interface Opened {
  readonly Board: ComponentType<TryBoardProps>
  readonly pressed: Pressed | null
}

/**
 * A plate that stays print until a reader touches it: only then is the board that answers fetched, so that a page of
 * forty plates weighs no more than one. The print itself is drawn here and not on the page, which would send every line
 * of every drawing twice.
 */
export function TryPlate({ line, name, label, look, company, layout, children, ...print }: TryPlateProps) {
  const t = useTranslations('tryIt')
  const { stage, setUp, press, close } = useTryStage<Opened>()
  const opener = useWayBack<HTMLButtonElement>(typeof stage === 'object')
  const opened = async (pressed: Pressed | null) => ({ Board: (await import('./try-board.tsx')).TryBoard, pressed })

  const picture = (
    <HandsAround hands={print.hands} pieceSet={setOf(look, company)}>
      <div className="plate-picture" style={{ aspectRatio: `${layout.width} / ${layout.height}` }}>
        <BoardPicture
          layout={layout}
          men={print.men}
          pieceSet={setOf(look, company)}
          label={print.pictureLabel}
          marks={marksOf(print.show)}
          frozen={print.frozen}
          unseen={print.unseen}
          dead={print.dead}
        />
      </div>
    </HandsAround>
  )
  if (typeof stage === 'object') {
    return (
      <stage.Board
        line={line}
        name={name}
        label={label}
        look={look}
        company={company}
        layout={layout}
        handKinds={print.hands?.kinds}
        picture={picture}
        pressed={stage.pressed}
        onClose={close}
      >
        {children}
      </stage.Board>
    )
  }
  return (
    <div className="plate-body">
      <div
        className="plate-board cursor-pointer"
        onPointerUp={(event) => press(event, opened)}
        aria-busy={stage === 'loading'}
      >
        {picture}
      </div>
      <figcaption className="caption">
        {children}
        <p className="no-print needs-script mt-2">
          <button
            ref={opener}
            type="button"
            className="button button-small"
            onClick={() => void setUp(() => opened(null))}
            disabled={stage === 'loading'}
          >
            {stage === 'loading' ? t('loading') : stage === 'broken' ? t('retry') : t('open')}
            <span className="sr-only"> {label}</span>
          </button>
        </p>
        {stage === 'broken' && (
          <p role="alert" className="mt-2 text-rubric">
            {t('broken')}
          </p>
        )}
      </figcaption>
    </div>
  )
}
