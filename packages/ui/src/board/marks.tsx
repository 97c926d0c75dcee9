import type { CellName, MoveAnswer } from '@variorum/engine/ask'
import type { ReactNode } from 'react'
import type { Annotation } from './annotations.ts'
import type { BoardMark } from './props.ts'
import {
  Arrow,
  Burst,
  Chain,
  Circle,
  CornerTicks,
  Cross,
  Frame,
  Hop,
  Lock,
  Lozenge,
  PartnerBracket,
  Ring,
  SmallCross,
  StruckRing,
  SwapRing,
  TakingLine,
} from './shapes.tsx'
import { isSwap, type Targets } from './targets.ts'
import { tracesOf } from './traces.ts'
import type { BoardView, CellView } from './view.ts'

type At = BoardView['at']

/** Draws for one cell, or nothing when the board has no such cell. */
function on(at: At, name: CellName, draw: (cell: CellView) => ReactNode): ReactNode {
  const cell = at.get(name)
  return cell === undefined ? null : draw(cell)
}

const between = (at: At, from: CellName, to: CellName, draw: (from: CellView, to: CellView) => ReactNode) =>
  on(at, from, (a) => on(at, to, (b) => draw(a, b)))

/** How a move takes: lines and hops, brackets about the men that help, crosses on the victims. */
export function Takes({ at, move }: { readonly at: At; readonly move: MoveAnswer }) {
  return (
    <g className="v-takes" data-move={move.id}>
      {tracesOf(move).map(({ victim, from, shape, partner }) => (
        <g key={victim} data-victim={victim} data-shape={shape} data-partner={partner ?? undefined}>
          {partner !== null && between(at, partner, victim, (a, b) => <PartnerBracket partner={a} victim={b} />)}
          {shape === 'line' && between(at, from, victim, (a, b) => <TakingLine from={a} to={b} />)}
          {shape === 'hop' && between(at, from, victim, (a, b) => <Hop from={a} over={b} />)}
          {on(at, victim, (cell) => (
            <Cross cell={cell} />
          ))}
        </g>
      ))}
    </g>
  )
}

/** Where the last move came from and went to, and what stood where it took. */
export function LastMove({ at, step }: { readonly at: At; readonly step: MoveAnswer }) {
  return (
    <g className="v-last" data-move={step.id}>
      {[...new Set([step.from, step.to])].map((name) => on(at, name, (cell) => <CornerTicks key={name} cell={cell} />))}
      {step.victims.map(({ cell: name }) =>
        name === step.to ? null : on(at, name, (cell) => <SmallCross key={name} cell={cell} />),
      )}
    </g>
  )
}

/** Where the selected man may go: a ring, two arrows round a man to change places with, a struck ring, a lozenge with the number of distant victims. */
export function TargetMarks({ at, targets }: { readonly at: At; readonly targets: Targets }) {
  return (
    <g className="v-targets">
      {[...targets.values()].map(({ cell: name, lands, distant, moves }) =>
        on(at, name, (cell) => (
          <g key={name} data-target={name} data-lands={lands || undefined} data-distant={distant || undefined}>
            {lands && <StruckRing cell={cell} />}
            {distant > 0 && <Lozenge cell={cell} count={distant} isSmall={lands} />}
            {!lands && distant === 0 && (moves.some(isSwap) ? <SwapRing cell={cell} /> : <Ring cell={cell} />)}
          </g>
        )),
      )}
    </g>
  )
}

export function Locks({ at, cells }: { readonly at: At; readonly cells: readonly CellName[] }) {
  return cells.map((name) =>
    on(at, name, (cell) => (
      <g key={name} data-frozen={name}>
        <Lock cell={cell} />
      </g>
    )),
  )
}

export function Chains({
  at,
  cell,
  by,
}: {
  readonly at: At
  readonly cell: CellName
  readonly by: readonly CellName[]
}) {
  return by.map((name) => between(at, name, cell, (a, b) => <Chain key={name} from={a} to={b} />))
}

export function Annotations({ at, drawn }: { readonly at: At; readonly drawn: readonly Annotation[] }) {
  return (
    <g className="v-annotations">
      {drawn.map(({ from, to }) =>
        from === to
          ? on(at, from, (cell) => <Circle key={from} cell={cell} />)
          : between(at, from, to, (a, b) => <Arrow key={`${from} ${to}`} from={a} to={b} />),
      )}
    </g>
  )
}

const onCell = {
  ring: (cell: CellView) => <Ring cell={cell} />,
  struck: (cell: CellView) => <StruckRing cell={cell} />,
  cross: (cell: CellView) => <Cross cell={cell} />,
  circle: (cell: CellView) => <Circle cell={cell} />,
  lock: (cell: CellView) => <Lock cell={cell} />,
  burst: (cell: CellView) => <Burst cell={cell} />,
  corners: (cell: CellView) => <CornerTicks cell={cell} />,
  frame: (cell: CellView) => <Frame cell={cell} className="v-selected" />,
}

function markOf(at: At, mark: BoardMark): ReactNode {
  switch (mark.shape) {
    case 'arrow':
      return between(at, mark.from, mark.to, (a, b) => <Arrow from={a} to={b} tone={mark.tone} />)
    case 'chain':
      return between(at, mark.from, mark.to, (a, b) => <Chain from={a} to={b} />)
    case 'takes':
      return <Takes at={at} move={mark.move} />
    default:
      return on(at, mark.cell, onCell[mark.shape])
  }
}

/** Marks given from outside, in the order given. */
export function GivenMarks({ at, marks }: { readonly at: At; readonly marks: readonly BoardMark[] }) {
  return marks.map((mark) => (
    <g key={JSON.stringify(mark)} data-mark={mark.shape}>
      {markOf(at, mark)}
    </g>
  ))
}
