import type { LineAnswer, MoveId, Seat } from '@variorum/engine/ask'
import { useTranslations } from 'next-intl'
import type { KeyboardEvent } from 'react'
import { worthOf, worthText } from '../state/score.ts'

interface EngineLinesProps {
  readonly lines: readonly LineAnswer[]
  readonly count: number
  readonly toMove: Seat
  readonly isThinking: boolean
  readonly onPreview: (moves: readonly MoveId[] | null) => void
  readonly onPlay: ((moves: readonly MoveId[]) => void) | null
}

/** Steps of a line that are shown. */
const mostSteps = 14

/**
 * The lines the engine follows, the best first, each with what it is worth. Its moves show where they lead when pointed at
 * or walked to, and are played when pressed. Room is kept for the lines that are to come: nothing below them moves.
 */
export function EngineLines({ lines, count, toMove, isThinking, onPreview, onPlay }: EngineLinesProps) {
  const t = useTranslations('analysis')
  return (
    <ol className="engine-lines" aria-label={t('engine.lines')} aria-busy={isThinking}>
      {Array.from({ length: Math.max(count, lines.length) }, (_, place) => {
        const line = lines[place]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is where it stands among the best
          <li key={place}>
            {line && (
              <>
                <span className="engine-worth tabular">{worthText(worthOf(line, toMove))}</span>
                <LineMoves line={line} onPreview={onPreview} onPlay={onPlay} />
              </>
            )}
          </li>
        )
      })}
    </ol>
  )
}

interface LineMovesProps {
  readonly line: LineAnswer
  readonly onPreview: (moves: readonly MoveId[] | null) => void
  readonly onPlay: ((moves: readonly MoveId[]) => void) | null
}

/** One stop for Tab, the first move; arrows go on from there. */
function LineMoves({ line, onPreview, onPlay }: LineMovesProps) {
  const t = useTranslations('analysis')
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (way === undefined || !(event.target instanceof HTMLButtonElement)) return
    const moves = [...event.currentTarget.querySelectorAll('button')]
    const next = moves.indexOf(event.target) + way
    moves[Math.min(Math.max(next, 0), moves.length - 1)]?.focus()
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside and bubble up here.
    <span className="engine-moves" onKeyDown={walk} onPointerLeave={() => onPreview(null)}>
      {line.lineText.slice(0, mostSteps).map((text, step) => {
        const moves = line.line.slice(0, step + 1)
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a move is where it stands in its line
            key={step}
            type="button"
            tabIndex={step === 0 ? 0 : -1}
            aria-disabled={onPlay === null || undefined}
            aria-label={t('engine.move', { move: text, count: step + 1 })}
            onFocus={() => onPreview(moves)}
            onBlur={() => onPreview(null)}
            onPointerEnter={(event) => event.pointerType === 'mouse' && onPreview(moves)}
            onClick={() => {
              onPreview(null)
              onPlay?.(moves)
            }}
          >
            {text}
          </button>
        )
      })}
    </span>
  )
}
