'use client'

import type { BoardLayout } from '@variorum/engine/board'
import type { Company } from '@variorum/ui/piece-sets'
import { Segmented } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Look } from '../../../lib/board/look.ts'
import type { Pressed } from '../state/pressed.ts'
import type { RowVersion } from './difference-row.tsx'
import { TryBoard } from './try-board.tsx'

export interface TryDifferenceProps {
  readonly name: string
  readonly label: string
  readonly look: Look
  readonly company: Company
  readonly layout: BoardLayout
  readonly versions: Readonly<Record<'printed' | 'other', RowVersion>>
  readonly pictures: Readonly<Record<'printed' | 'other', ReactNode>>
  /** The reading it was opened in. */
  readonly first: 'printed' | 'other'
  readonly pressed: Pressed | null
  readonly onClose: () => void
}

/** A board that plays by either of two readings. Changing the reading sets the position up again. */
export function TryDifference({ versions, pictures, first, pressed, ...board }: TryDifferenceProps) {
  const t = useTranslations('tryIt')
  const [reading, setReading] = useState(first)
  const [isAsOpened, setAsOpened] = useState(true)
  const { line, says, label } = versions[reading]

  // It opens below two pictures, which may leave it out of sight.
  const figure = useRef<HTMLElement>(null)
  useEffect(() => {
    figure.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <figure ref={figure} className="plate scroll-my-4">
      <Segmented
        label={t('reading')}
        options={(['printed', 'other'] as const).map((value) => ({ value, label: versions[value].label }))}
        value={reading}
        onChange={(chosen) => {
          setReading(chosen)
          setAsOpened(false)
        }}
      />
      <div className="mt-3">
        <TryBoard
          {...board}
          key={reading}
          line={line}
          label={`${board.label}, ${label}`}
          picture={pictures[reading]}
          pressed={isAsOpened ? pressed : null}
          takesFocus={isAsOpened}
        >
          {says}
        </TryBoard>
      </div>
    </figure>
  )
}
