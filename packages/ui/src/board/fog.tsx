import type { CellName } from '@variorum/engine/ask'
import { memo } from 'react'
import { outlineOf } from './shapes.tsx'
import type { BoardView } from './view.ts'

/** Three waves across a cell, told from its middle. */
const waves = ['m-36-24q9-13 18 0t18 0 18 0 18 0', 'm-27 2q9-13 18 0t18 0 18 0', 'm-36 28q9-13 18 0t18 0 18 0 18 0']

/** What the reader may not see: a ground of its own, and waves on it that need no colour to be told. */
export const Fog = memo(function Fog({
  view,
  cells,
}: {
  readonly view: BoardView
  readonly cells: readonly CellName[]
}) {
  if (cells.length === 0) return null
  const hidden = cells.flatMap((name) => view.at.get(name) ?? [])
  const lines = hidden.flatMap(({ x, y }) => waves.map((wave) => `M${x} ${y}${wave}`))
  return (
    <g className="v-fog" aria-hidden="true">
      {hidden.map((cell) => (
        <polygon key={cell.name} data-unseen={cell.name} points={outlineOf(cell)} />
      ))}
      <path d={lines.join('')} />
    </g>
  )
})
