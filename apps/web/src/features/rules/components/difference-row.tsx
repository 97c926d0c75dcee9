'use client'

import type { Line, ManAnswer } from '@variorum/engine/ask'
import type { BoardLayout } from '@variorum/engine/board'
import type { BoardMark } from '@variorum/ui/board'
import { BoardPicture } from '@variorum/ui/picture'
import type { Company } from '@variorum/ui/piece-sets'
import { useTranslations } from 'next-intl'
import { type ComponentType, type ReactNode, useRef } from 'react'
import { setOf } from '../../../lib/board/fitting-look.ts'
import type { Look } from '../../../lib/board/look.ts'
import type { Pressed } from '../state/pressed.ts'
import { useTryStage } from '../state/use-try-stage.ts'
import type { TryDifferenceProps } from './try-difference.tsx'

export interface RowVersion {
  readonly line: Line
  readonly men: readonly ManAnswer[]
  readonly frozen: readonly string[]
  readonly marks: readonly BoardMark[]
  /** Its sigla. */
  readonly label: string
  readonly says: ReactNode
  readonly facts: ReactNode
}

interface DifferenceRowProps {
  readonly id: string
  readonly rule: string
  readonly plate: number
  readonly name: string
  readonly look: Look
  readonly company: Company
  readonly layout: BoardLayout
  readonly printed: RowVersion
  readonly other: RowVersion
}

interface Opened {
  readonly Try: ComponentType<TryDifferenceProps>
  readonly first: 'printed' | 'other'
  readonly pressed: Pressed | null
}

/**
 * One rule in two readings. Like a plate it stays print until a reader touches it; then a board opens below the two that
 * are printed, and plays by whichever reading is chosen.
 */
export function DifferenceRow({ id, rule, plate, name, look, company, layout, ...versions }: DifferenceRowProps) {
  const t = useTranslations('tryIt')
  const { stage, setUp, press, close: toPrint } = useTryStage<Opened>()
  const opener = useRef<HTMLButtonElement>(null)
  const isOpen = typeof stage === 'object'

  const opened = async (first: 'printed' | 'other', pressed: Pressed | null) => ({
    Try: (await import('./try-difference.tsx')).TryDifference,
    first,
    pressed,
  })
  const close = () => {
    toPrint()
    opener.current?.focus({ preventScroll: true })
  }
  const label = t('plateNumber', { number: plate })
  const picture = ({ men, frozen, marks, label: sigla, line }: RowVersion) => (
    <div className="plate-picture" style={{ aspectRatio: `${layout.width} / ${layout.height}` }}>
      <BoardPicture
        layout={layout}
        men={men}
        pieceSet={setOf(look, company)}
        label={t('inReading', { number: plate, sigla, position: line.start ?? '' })}
        marks={marks}
        frozen={frozen}
      />
    </div>
  )
  const cell = (which: 'printed' | 'other') => (
    <td>
      {versions[which].says}
      <div
        className="difference-board cursor-pointer"
        onPointerUp={(event) => press(event, (pressed) => opened(which, pressed))}
        aria-busy={stage === 'loading'}
      >
        {picture(versions[which])}
      </div>
      {versions[which].facts}
    </td>
  )
  return (
    <>
      <tr id={id} className="scroll-mt-4" data-open={isOpen || undefined}>
        <th scope="row">
          <span className="plate-number">{label}</span> {rule}
          <p className="no-print needs-script mt-2">
            <button
              ref={opener}
              type="button"
              className="button button-small"
              aria-expanded={isOpen}
              onClick={() => (isOpen ? close() : void setUp(() => opened('printed', null)))}
              disabled={stage === 'loading'}
            >
              {isOpen
                ? t('reset')
                : stage === 'loading'
                  ? t('loading')
                  : stage === 'broken'
                    ? t('retry')
                    : t('openBoth')}
              <span className="sr-only"> {label}</span>
            </button>
          </p>
          {stage === 'broken' && (
            <p role="alert" className="mt-2 text-rubric">
              {t('broken')}
            </p>
          )}
        </th>
        {cell('printed')}
        {cell('other')}
      </tr>
      {isOpen && (
        <tr className="no-print">
          <td colSpan={3}>
            <stage.Try
              name={name}
              label={label}
              look={look}
              company={company}
              layout={layout}
              versions={versions}
              pictures={{ printed: picture(versions.printed), other: picture(versions.other) }}
              first={stage.first}
              pressed={stage.pressed}
              onClose={close}
            />
          </td>
        </tr>
      )}
    </>
  )
}
