import { fireEvent, render, screen } from '@testing-library/react'
import type { ManAnswer, MoveAnswer } from '@variorum/engine/ask'
import { useState } from 'react'
import { vi } from 'vitest'
import { after, sampleText, squares } from '../gallery/samples.ts'
import { chess } from '../piece-sets/chess.ts'
import { Board } from './board.tsx'
import type { BoardProps } from './props.ts'
import { quartersFor, viewOf } from './view.ts'

const eight = squares(8, 8)
const everyone = [0, 1]

interface StageProps extends Partial<BoardProps> {
  readonly men: readonly ManAnswer[]
  readonly moves: readonly MoveAnswer[]
}

interface PlayProps extends StageProps {
  readonly asked: (id: string) => unknown
}

/** Plays what is asked of it, unless the test answers in its place. */
function Play({ asked, ...props }: PlayProps) {
  const [played, setPlayed] = useState<MoveAnswer | null>(null)
  return (
    <Board
      layout={eight}
      pieceSet={chess}
      text={sampleText}
      interactive={everyone}
      {...props}
      men={played === null ? props.men : after(props.men, played)}
      moves={played === null ? props.moves : []}
      step={played}
      onMove={(id) => {
        const answer = asked(id)
        if (answer === undefined) setPlayed(props.moves.find((move) => move.id === id) ?? null)
        return answer
      }}
    />
  )
}

/** A board for tests, with pointers aimed at cells. */
export function stage(props: StageProps) {
  const onMove = vi.fn<(id: string) => unknown>()
  const onInspect = vi.fn()

  // Drawn one to one, so that drawing units are pixels.
  const view = viewOf(
    props.layout ?? eight,
    quartersFor(props.orientation ?? 0, props.seats ?? 2),
    props.coordinates ?? true,
  )
  vi.spyOn(SVGElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, view.width, view.height))
  const shown = render(<Play onInspect={onInspect} {...props} asked={onMove} />)
  const grid = screen.getByRole('grid')
  const pointAt = (cell: string, init: PointerEventInit = {}) => {
    const at = view.at.get(cell)
    if (at === undefined) throw new Error(`The board has no cell ${cell}.`)
    const place = { clientX: at.x - view.left, clientY: at.y - view.top }
    return { pointerId: 1, button: 0, buttons: 1, isPrimary: true, pointerType: 'mouse', ...place, ...init }
  }
  return {
    ...shown,
    grid,
    onMove,
    onInspect,
    down: (cell: string, init?: PointerEventInit) => fireEvent.pointerDown(grid, pointAt(cell, init)),
    to: (cell: string, init?: PointerEventInit) => fireEvent.pointerMove(grid, pointAt(cell, init)),
    up: (cell: string, init?: PointerEventInit) => fireEvent.pointerUp(grid, pointAt(cell, { buttons: 0, ...init })),
    tap: (cell: string) => {
      fireEvent.pointerDown(grid, pointAt(cell))
      fireEvent.pointerUp(grid, pointAt(cell, { buttons: 0 }))
    },
    press: (...keys: readonly string[]) => {
      for (const key of keys) fireEvent.keyDown(grid, { key })
    },
    type: (letters: string) => {
      for (const key of letters) fireEvent.keyDown(grid, { key })
    },
    /** Where a cell is on the screen, for gestures that begin elsewhere. */
    at: (cell: string) => {
      const { clientX, clientY } = pointAt(cell)
      return { clientX, clientY }
    },
    cell: (name: string) => cellOf(grid, name),
    cursor: () => grid.getAttribute('aria-activedescendant')?.split('-').at(-1),
    spoken: () => [...document.querySelectorAll('[aria-live] > p')].map((node) => node.textContent),
  }
}

function cellOf(grid: HTMLElement, name: string): Element {
  const cell = grid.querySelector(`[data-cell="${name}"]`)
  if (cell === null) throw new Error(`The board shows no cell ${name}.`)
  return cell
}
