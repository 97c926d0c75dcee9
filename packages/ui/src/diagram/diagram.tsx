'use client'

import type { ReactNode } from 'react'
import { Board } from '../board/board.tsx'
import type { BoardProps } from '../board/props.ts'
import { Button } from '../primitives/button.tsx'
import { Plate } from './plate.tsx'

export interface DiagramProps extends BoardProps {
  readonly number: string
  readonly caption: ReactNode
  /** Given once the diagram differs from its beginning: puts it back. */
  readonly onReset?: (() => void) | undefined
  /** Words on the control that does so. */
  readonly resetText?: string | undefined
}

/**
 * A board as a plate among prose. Without `onMove` and `onInspect` it is a picture; with them the reader tries the men.
 * Either way the whole drawing is in the markup, so it stands there before, and without, any script.
 */
export function Diagram({ number, caption, onReset, resetText, ...board }: DiagramProps) {
  const reset =
    onReset === undefined ? undefined : (
      <Button kind="quiet" onClick={onReset}>
        {resetText}
      </Button>
    )
  return (
    <Plate number={number} caption={caption} actions={reset}>
      <Board touch="pass" {...board} />
    </Plate>
  )
}
