'use client'

import type { StepAnswer } from '@variorum/engine/ask'
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

/** What is remarked on a move. */
export interface MoveRemark {
  /** `?!`: printed after the move. */
  readonly sign: string
  /** The same in a word, for assistive technology. */
  readonly words: string
}

export interface MoveListProps {
  readonly steps: readonly Pick<StepAnswer, 'move' | 'gives'>[]
  /** Steps played in the position shown; 0 is the start. */
  readonly current: number
  readonly onGo: (ply: number) => void
  readonly text: MoveListText
  /** Sides that move in turn; one column each. */
  readonly seats?: number | undefined
  /** Number of the first full move, for games that begin in the middle. */
  readonly firstNumber?: number | undefined
  /** By steps played; where nothing is said nothing is printed. */
  readonly remarks?: ReadonlyMap<number, MoveRemark> | undefined
}

/** The moves as they were played, a row for each full move, victims named after each; any of them can be gone back to. */
export function MoveList(props: MoveListProps) {
  const { steps, current, onGo, text, seats = 2, firstNumber = 1, remarks } = props
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

  const rows = roundsOf(steps, seats)
  const go = (ply: number) => {
    const bounded = Math.min(Math.max(ply, 0), steps.length)
    onGo(bounded)
    list.current?.querySelector<HTMLElement>(`[data-ply="${bounded}"]`)?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = {
      ArrowLeft: current - 1,
      ArrowRight: current + 1,
      ArrowUp: below(rows, current, -1),
      ArrowDown: below(rows, current, 1),
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
            <li key={row.flat()[0]}>
              <span className="v-move-number" aria-hidden="true">
                {firstNumber + index}
              </span>
              {row.map((plies, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a turn is where its column is
                <span key={column} className="v-move-turn" aria-hidden={plies.length === 0 || undefined}>
                  {plies.map((ply) => {
                    const step = steps[ply - 1]
                    if (step === undefined) return null
                    const remark = remarks?.get(ply)
                    const words = text.move(step, firstNumber + index)
                    return (
                      <Go
                        key={ply}
                        ply={ply}
                        current={current}
                        onGo={go}
                        label={remark ? `${words} ${remark.words}` : words}
                      >
                        <Written
                          text={step.move.text}
                          sign={step.gives === null ? '' : text.gives(step.gives)}
                          remark={remark}
                        />
                      </Go>
                    )
                  })}
                </span>
              ))}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}

/** The plies of one turn, most often one; none for who was not to move in this round. */
type TurnPlies = readonly number[]

/**
 * Plies by round, each in the column of its seat: those that are out of the game leave gaps, and so do those who come
 * before the first to move. The steps of one turn stand in one cell. A round begins when the turn has come past the first
 * seat again.
 */
function roundsOf(steps: MoveListProps['steps'], seats: number): readonly (readonly TurnPlies[])[] {
  const rows: number[][][] = []
  let last = seats
  for (const [index, { move }] of steps.entries()) {
    if (move.seat < last) rows.push(Array.from({ length: seats }, () => []))
    rows.at(-1)?.[move.seat]?.push(index + 1)
    last = move.seat
  }
  return rows
}

/** The ply in the same column so many rows further down, or the nearest one there is. */
function below(rows: readonly (readonly TurnPlies[])[], current: number, way: 1 | -1): number {
  const at = rows.findIndex((row) => row.flat().includes(current))
  const column = rows[at]?.findIndex((plies) => plies.includes(current)) ?? 0
  const place = rows[at]?.[column]?.indexOf(current) ?? 0
  for (let row = at + way; row >= 0 && row < rows.length; row += way) {
    const plies = rows[row]?.[column] ?? []
    const ply = plies[place] ?? plies.at(-1)
    if (ply !== undefined) return ply
  }
  return way > 0 ? current + 1 : current - 1
}

interface WrittenProps {
  readonly text: string
  readonly sign: string
  readonly remark: MoveRemark | undefined
}

/** `Bd2-d6+?! xc6,d1`: the move with its signs, and what it took set a little back. */
function Written({ text, sign, remark }: WrittenProps) {
  const [move, ...rest] = text.split(' ')
  return (
    <>
      <span>
        {move}
        {sign}
        {remark && <strong className="v-move-remark">{remark.sign}</strong>}
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
