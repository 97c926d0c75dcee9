'use client'

import type { Seat, StepAnswer } from '@variorum/engine/ask'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import './move-list.css'

export interface MoveListText {
  /** Name of the list. */
  readonly name: string
  /** The position before the first move. */
  readonly start: string
  /** Stands in place of the moves while there are none. */
  readonly empty: string
  /** The move in words for assistive technology, its victims included. */
  readonly move: (step: Pick<StepAnswer, 'move' | 'gives'>, number: number) => string
  /** The sign after a move that gives check or mate. */
  readonly gives: (gives: 'check' | 'mate') => string
}

export interface MoveListProps {
  readonly steps: readonly Pick<StepAnswer, 'move' | 'gives'>[]
  /** Steps played in the position shown; 0 is the start. */
  readonly current: number
  readonly onGo: (ply: number) => void
  readonly text: MoveListText
  /** Sides that move in turn; one column each. */
  readonly seats?: number | undefined
  /** Number of the first full move and the seat that made it, for games that begin in the middle. */
  readonly firstNumber?: number | undefined
  readonly firstSeat?: Seat | undefined
}

/** The moves as they were played, a row for each full move, victims named after each; any of them can be gone back to. */
export function MoveList(props: MoveListProps) {
  const { steps, current, onGo, text, seats = 2, firstNumber = 1, firstSeat = 0 } = props
  const list = useRef<HTMLDivElement>(null)

  // The current move stays in sight inside the list; the page itself never moves for it.
  useEffect(() => {
    const box = list.current
    const item = box?.querySelector<HTMLElement>(`[data-ply="${current}"]`)
    if (box === null || item === null || item === undefined) return
    const top = item.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop
    if (top < box.scrollTop || top + item.offsetHeight > box.scrollTop + box.clientHeight)
      box.scrollTop = top - (box.clientHeight - item.offsetHeight) / 2
  }, [current])

  const rows = seats > 2 ? roundsOf(steps, seats) : rowsOf(steps.length, seats, firstSeat)
  const go = (ply: number) => {
    const bounded = Math.min(Math.max(ply, 0), steps.length)
    onGo(bounded)
    list.current?.querySelector<HTMLElement>(`[data-ply="${bounded}"]`)?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      ArrowUp: seats > 2 ? below(rows, current, -1) : current - seats,
      ArrowDown: seats > 2 ? below(rows, current, 1) : current + seats,
      Home: 0,
      End: steps.length,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    go(next)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside and bubble up here.
    <div ref={list} className="v-move-list" data-seats={seats} onKeyDown={onKeyDown}>
      <Go ply={0} current={current} onGo={go} label={text.start}>
        {text.start}
      </Go>
      {steps.length === 0 ? (
        <p className="v-move-list-empty">{text.empty}</p>
      ) : (
        <ol aria-label={text.name}>
          {rows.map((row, index) => (
            <li key={row.find((ply) => ply > 0)}>
              <span className="v-move-number" aria-hidden="true">
                {firstNumber + index}
              </span>
              {row.map((ply, column) => {
                const step = steps[ply - 1]
                // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing but its column
                if (step === undefined) return <span key={`gap ${column}`} aria-hidden="true" />
                return (
                  <Go key={ply} ply={ply} current={current} onGo={go} label={text.move(step, firstNumber + index)}>
                    <Written text={step.move.text} sign={step.gives === null ? '' : text.gives(step.gives)} />
                  </Go>
                )
              })}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

/** Plies by full move; those below 1 are gaps before a first move that was not the first seat's. */
function rowsOf(count: number, seats: number, firstSeat: Seat): readonly (readonly number[])[] {
  const plies = Array.from({ length: firstSeat + count }, (_, index) => index + 1 - firstSeat)
  return Array.from({ length: Math.ceil(plies.length / seats) }, (_, row) =>
    plies.slice(row * seats, (row + 1) * seats),
  )
}

/**
 * Plies by round, each in the column of its seat: where more than two play, those that are out of the game leave gaps, and
 * a round begins when the turn has come past the first seat again. A gap is 0.
 */
function roundsOf(steps: MoveListProps['steps'], seats: number): readonly (readonly number[])[] {
  const rows: number[][] = []
  let last = seats
  for (const [index, { move }] of steps.entries()) {
    if (move.seat <= last) rows.push(Array.from({ length: seats }, () => 0))
    rows.at(-1)?.splice(move.seat, 1, index + 1)
    last = move.seat
  }
  return rows
}

/** The ply in the same column so many rows further down, or the nearest one there is. */
function below(rows: readonly (readonly number[])[], current: number, way: 1 | -1): number {
  const at = rows.findIndex((row) => row.includes(current))
  const column = rows[at]?.indexOf(current) ?? 0
  for (let row = at + way; row >= 0 && row < rows.length; row += way) {
    const ply = rows[row]?.[column] ?? 0
    if (ply > 0) return ply
  }
  return way > 0 ? current + 1 : current - 1
}

/** `Bd2-d6+ xc6,d1`: the move with its sign, and what it took set a little back. */
function Written({ text, sign }: { readonly text: string; readonly sign: string }) {
  const [move, ...rest] = text.split(' ')
  return (
    <>
      <span>
        {move}
        {sign}
      </span>
      {rest.length > 0 && <span className="v-move-victims">{rest.join(' ')}</span>}
    </>
  )
}

interface GoProps {
  readonly ply: number
  readonly current: number
  readonly onGo: (ply: number) => void
  readonly label: string
  readonly children: ReactNode
}

/** One stop for Tab, the current move; arrows go on from there. */
function Go({ ply, current, onGo, label, children }: GoProps) {
  return (
    <button
      type="button"
      data-ply={ply}
      aria-label={label}
      aria-current={ply === current ? 'step' : undefined}
      tabIndex={ply === current ? 0 : -1}
      onClick={() => onGo(ply)}
    >
      {children}
    </button>
  )
}
