'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Line, MoveId, VariantAnswer } from '@variorum/engine/ask'
import type { BoardLayout } from '@variorum/engine/board'
import { Board, cellUnder } from '@variorum/ui/board'
import type { Company } from '@variorum/ui/piece-sets'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useBoardText } from '../../../lib/board/board-text.ts'
import { setOf } from '../../../lib/board/fitting-look.ts'
import { handsOf } from '../../../lib/board/hands-of.ts'
import type { Look } from '../../../lib/board/look.ts'
import { useTRPC } from '../../../trpc/client.tsx'
import { Providers } from '../../../trpc/providers.tsx'
import type { Pressed } from '../state/pressed.ts'
import { TryStatus } from './try-status.tsx'

export interface TryBoardProps {
  readonly line: Line
  readonly name: string
  readonly label: string
  readonly look: Look
  /** What its men wear. */
  readonly company: Company
  readonly layout: BoardLayout
  /** The kinds its hands may hold, where it has any. */
  readonly handKinds?: VariantAnswer['handKinds'] | undefined
  /** The print this board takes the place of, for as long as it has no men. */
  readonly picture: ReactNode
  /** Where that print was pressed, if it was. */
  readonly pressed: Pressed | null
  /** Whether whoever opened it goes on at the board itself; they do unless they are at a control beside it. */
  readonly takesFocus?: boolean | undefined
  readonly onClose: () => void
  /** The caption. */
  readonly children: ReactNode
}

/**
 * A board among prose that answers: every man of the side to move shows where it may go and what that takes. It brings
 * its own way to ask the rules, so that a page of print does not carry one.
 */
export function TryBoard(props: TryBoardProps) {
  return (
    <Providers>
      <AnsweringBoard {...props} />
    </Providers>
  )
}

const noKinds: VariantAnswer['handKinds'] = []

function AnsweringBoard({
  line: printed,
  name,
  label,
  look,
  company,
  layout,
  handKinds = noKinds,
  picture,
  pressed,
  ...rest
}: TryBoardProps) {
  const t = useTranslations('tryIt')
  const trpc = useTRPC()
  const text = useBoardText(`${name}, ${label}`, handKinds.length > 0)
  const [first] = useState(() => (pressed === null ? null : cellUnder(layout, pressed.across, pressed.down)))
  const [cell, setCell] = useState(first)
  const [moves, setMoves] = useState<readonly MoveId[]>([])
  const line = { ...printed, moves: [...moves] }
  const replay = useQuery(trpc.engine.replay.queryOptions({ line }, { placeholderData: keepPreviousData }))
  const legal = useQuery(trpc.engine.moves.queryOptions({ line }))
  const frame = useRef<HTMLDivElement>(null)

  const step = replay.data?.steps.at(-1)
  const position = step?.position ?? replay.data?.start

  // Whoever opened the plate with a key goes on at the board itself: at its place while it is being set up, as the
  // button that was pressed is gone, and at the board once it stands, unless they have gone elsewhere.
  const [takesFocus] = useState(rest.takesFocus ?? true)
  const isSetUp = position !== undefined
  useEffect(() => {
    const place = frame.current
    if (!takesFocus || !place) return
    if (!isSetUp) place.focus({ preventScroll: true })
    else if (document.activeElement === place || document.activeElement === document.body)
      place.querySelector<HTMLElement>('[role="grid"]')?.focus({ preventScroll: true })
  }, [takesFocus, isSetUp])
  const isBroken = replay.isError || legal.isError
  return (
    <div className="plate-body focus:outline-none" ref={frame} tabIndex={-1}>
      <div className="plate-board">
        {position ? (
          <Board
            layout={layout}
            men={position.men}
            pieceSet={setOf(look, company)}
            labels={look.hasLabels}
            text={text}
            moves={legal.data}
            step={step?.move ?? null}
            check={position.check}
            frozen={position.frozen}
            hands={handsOf(handKinds, position.hands)}
            dead={position.dead}
            interactive={position.outcome ? [] : [position.toMove]}
            busy={legal.isPending}
            touch="pass"
            firstSelected={first}
            onInspect={setCell}
            onMove={(move) => setMoves((before) => [...before, move])}
          />
        ) : (
          <div aria-busy="true">{picture}</div>
        )}
      </div>
      <figcaption className="caption">
        {rest.children}
        {position && (
          <TryStatus position={position} step={step ?? null} legal={legal.data ?? []} cell={cell} text={text} />
        )}
        {isBroken && (
          <p role="alert" className="mt-2 text-rubric">
            {t('broken')}
          </p>
        )}
        <div className="no-print mt-3 flex flex-wrap gap-2">
          <button
            type="button"
            className="button button-small"
            disabled={moves.length === 0}
            onClick={() => setMoves((before) => before.slice(0, -1))}
          >
            {t('undo')}
          </button>
          <button type="button" className="button button-small" onClick={rest.onClose}>
            {t('reset')}
          </button>
        </div>
      </figcaption>
    </div>
  )
}
