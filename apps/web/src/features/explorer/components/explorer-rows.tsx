import type { MoveId } from '@variorum/engine/ask'
import { gamesIn } from '@variorum/engine/openings'
import { useFormatter, useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type Row, sumOf } from '../state/rows.ts'
import { OutcomeBar, useOutcomes } from './outcome-bar.tsx'

interface ExplorerRowsProps {
  readonly rows: readonly Row[]
  /** Whether they are of the position on the board: moves of another cannot be played. */
  readonly isCurrent: boolean
  readonly onPlay: (move: MoveId) => void
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** Each move that was played, how often, how it went, and by how strong players. Arrows go from row to row, Enter plays. */
export function ExplorerRows({ rows, isCurrent, onPlay }: ExplorerRowsProps) {
  const t = useTranslations('explorer')
  const format = useFormatter()
  const outcomes = useOutcomes()
  const table = useRef<HTMLTableElement>(null)
  const [chosen, setChosen] = useState(0)
  const hasRatings = rows.some(({ rating }) => rating !== null)
  const at = Math.min(chosen, rows.length - 1)
  const focus = (row: number) => table.current?.querySelectorAll('button')[row]?.focus()

  // Whoever plays from row to row stays in the table when the rows become those of the next position.
  const isPlaying = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is for the rows that come after a move
  useEffect(() => {
    if (!isPlaying.current || !isCurrent) return
    isPlaying.current = false
    setChosen(0)
    focus(0)
  }, [rows, isCurrent])

  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const next = step(at, rows.length - 1)
    setChosen(next)
    focus(next)
  }
  const all = sumOf(rows)
  return (
    <table className="explorer-rows tabular" ref={table} data-rated={hasRatings || undefined}>
      <caption className="sr-only">{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('move')}</th>
          <th scope="col">{t('games')}</th>
          <th scope="col">{t('outcome')}</th>
          {hasRatings && <th scope="col">{t('rating')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ move, text, tally, games, rating }, index) => (
          // One element for each place: it keeps the focus when another position's rows take it.
          // biome-ignore lint/suspicious/noArrayIndexKey: said above
          <tr key={index}>
            <th scope="row">
              <button
                type="button"
                tabIndex={index === at ? 0 : -1}
                aria-disabled={!isCurrent || undefined}
                aria-label={t(rating === null ? 'row' : 'ratedRow', {
                  move: text,
                  games,
                  outcomes: outcomes(tally),
                  rating: `${rating}`,
                })}
                onFocus={() => setChosen(index)}
                onKeyDown={press}
                onClick={(event) => {
                  if (!isCurrent) return
                  // By a key, for a pointer is somewhere else already.
                  isPlaying.current = event.detail === 0
                  onPlay(move)
                }}
              >
                {text}
              </button>
            </th>
            <td>{format.number(games)}</td>
            <td>
              <OutcomeBar tally={tally} />
            </td>
            {hasRatings && <td>{rating}</td>}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('all')}</th>
          <td>{format.number(gamesIn(all))}</td>
          <td>
            <OutcomeBar tally={all} />
          </td>
          {hasRatings && <td />}
        </tr>
      </tfoot>
    </table>
  )
}
