'use client'

import type { TreeAnswer, VariantAnswer } from '@variorum/engine/ask'
import type { BoardLayout } from '@variorum/engine/board'
import { Announcer } from '@variorum/ui/primitives'
import dynamic from 'next/dynamic'
import { type ReactNode, useState } from 'react'
import { fittingLook } from '../../../lib/board/fitting-look.ts'
import type { Look } from '../../../lib/board/look.ts'
import { nothing } from '../../../lib/nothing.ts'
import type { Shown } from '../state/use-moment.ts'
import { type StudyDesk, useStudy } from '../state/use-study.ts'
import { AnalysisTable } from './analysis-table.tsx'

/** Fetched by whoever sets a position up. */
const SetUp = dynamic(() => import('./set-up.tsx').then(({ SetUp: board }) => board), { loading: nothing })

export interface AnalysisProps {
  readonly variant: VariantAnswer
  readonly layout: BoardLayout
  readonly look: Look
  /** What the page was opened with. */
  readonly tree: TreeAnswer
  /** The place in it that was asked for, as the branch taken at each fork; null where nobody asked for one. */
  readonly way: readonly number[] | null
  /** Under what name this browser keeps it. */
  readonly keptAs: string
  /** What else stands in the margin and speaks of the position: an explorer of openings, a review. */
  readonly beside?: ((desk: StudyDesk, shown: Shown) => ReactNode) | undefined
}

/** A board to understand a game at. */
export function Analysis({ variant, layout, look: liked, tree, way, keptAs, beside }: AnalysisProps) {
  const look = fittingLook(liked, variant.kinds)
  const desk = useStudy({ variant: variant.slug, seats: variant.seats.length, tree, way, keptAs })
  const [isSettingUp, setSettingUp] = useState(false)
  const [orientation, setOrientation] = useState(0)
  const flip = () => setOrientation((before) => (before + 1) % variant.seats.length)
  const shared = { variant, layout, look, orientation, onFlip: flip }
  return (
    <Announcer>
      {isSettingUp ? (
        <SetUp
          {...shared}
          line={desk.line}
          onCancel={() => setSettingUp(false)}
          onDone={(fen) => {
            desk.begin(fen)
            setSettingUp(false)
          }}
        />
      ) : (
        <AnalysisTable {...shared} desk={desk} onSetUp={() => setSettingUp(true)} beside={beside} />
      )}
    </Announcer>
  )
}
