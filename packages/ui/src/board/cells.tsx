import type { CellName } from '@variorum/engine/ask'
import { memo } from 'react'
import { outlineOf } from './shapes.tsx'
import type { BoardView } from './view.ts'

export interface CellsProps {
  readonly view: BoardView
  /** Ids of the cells begin with it, so that the grid can name the one under its cursor. */
  readonly idPrefix: string
  /** Names of the cells; null for a board that is one picture. */
  readonly names: ReadonlyMap<CellName, string> | null
  readonly selected: CellName | null
  /** Cells of men that may be taken up: they hold a finger and show a hand. */
  readonly movable: ReadonlySet<CellName>
}

/** The ground of the board, which is also the grid that assistive technology walks. */
export const Cells = memo(function Cells({ view, idPrefix, names, selected, movable }: CellsProps) {
  return view.rows.map((row, index) => (
    <g key={row[0]?.name ?? index} role={names === null ? undefined : 'row'}>
      {row.map((cell) => (
        <polygon
          key={cell.name}
          className="v-cell"
          data-cell={cell.name}
          data-tone={cell.tone}
          data-movable={movable.has(cell.name) || undefined}
          points={outlineOf(cell)}
          {...(names !== null && {
            id: `${idPrefix}${cell.name}`,
            role: 'gridcell',
            'aria-label': names.get(cell.name),
            'aria-selected': selected === cell.name,
          })}
        />
      ))}
    </g>
  ))
})

/** The lines of a board without a chequer. */
export const GroundLines = memo(function GroundLines({ view }: { readonly view: BoardView }) {
  if (view.ground === null) return null
  return (
    <g className="v-ground" aria-hidden="true">
      <path d={view.ground.lines} />
      {view.ground.dots.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="8" />
      ))}
    </g>
  )
})

/** Files and ranks at the edge. */
export const Coordinates = memo(function Coordinates({ view }: { readonly view: BoardView }) {
  return (
    <g className="v-coordinates" data-large={view.isLarge || undefined} aria-hidden="true">
      {view.labels.map(({ text, x, y }) => (
        <text key={`${text} ${x} ${y}`} x={x} y={y}>
          {text}
        </text>
      ))}
    </g>
  )
})
