import type { CellName } from '@variorum/engine/ask'
import { useState } from 'react'
import { type Annotation, toggled } from './annotations.ts'

/** Arrows and circles of the player's own: drawn by pointer at once, by keyboard from an anchor to where Enter comes next. */
export function useAnnotations() {
  const [drawn, setDrawn] = useState<readonly Annotation[]>([])
  const [anchor, setAnchor] = useState<CellName | null>(null)
  const draw = (from: CellName, to: CellName) => setDrawn((before) => toggled(before, { from, to }))
  return {
    drawn,
    anchor,
    draw,
    anchorAt: (cell: CellName) => {
      if (anchor !== null) draw(anchor, cell)
      setAnchor(anchor === null ? cell : null)
    },
    dropAnchor: () => setAnchor(null),
    wipe: () => {
      // The same empty list again costs no rendering.
      setDrawn((before) => (before.length === 0 ? before : []))
      setAnchor(null)
    },
  }
}
