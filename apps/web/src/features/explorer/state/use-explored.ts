'use client'

import { useQuery } from '@tanstack/react-query'
import type { Line } from '@variorum/engine/ask'
import { playedAt, positionKey } from '@variorum/engine/openings'
import { useState } from 'react'
import { useTRPC } from '../../../trpc/client.tsx'
import type { RouterOutputs } from '../../../trpc/types.ts'
import { type Row, rowsOf } from './rows.ts'
import { useBook } from './use-book.ts'
import { useSettled } from './use-settled.ts'

export type Source = 'people' | 'engine'
export type PlayedGame = RouterOutputs['explorer']['played']['games'][number]

/** What is known of a position. */
export interface Explored {
  readonly fen: string
  readonly source: Source
  readonly rows: readonly Row[]
  /** The latest games that went on from it. */
  readonly games: readonly PlayedGame[]
}

export interface Exploring {
  /** What is shown: of the position asked about only when `isCurrent`. Null before anything is known. */
  readonly explored: Explored | null
  readonly isCurrent: boolean
  /** Nobody answers; `offline` where it is for want of a network. */
  readonly fault: 'broken' | 'offline' | null
  readonly retry: () => void
}

const settleMs = 150

/** What was played at the end of a line. `fen` is null as long as its position is not known. */
export function useExplored(line: Line, fen: string | null, source: Source): Exploring {
  const trpc = useTRPC()
  const key = fen === null ? null : positionKey(fen)
  const settled = useSettled(key, settleMs)
  const { variant, start, moves } = line
  const legal = useQuery(trpc.engine.moves.queryOptions({ line: { variant, start, moves: [...moves] } }))
  const played = useQuery({
    ...trpc.explorer.played.queryOptions({ variant, position: settled ?? '' }),
    enabled: source === 'people' && settled !== null,
  })
  const book = useBook(variant, source === 'engine')
  const asked = source === 'people' ? played : book

  const found = fen === null || key === null || !legal.data ? null : source === 'engine' ? ofBook() : ofPeople()
  function ofBook(): Explored | null {
    if (!book.data || !legal.data || fen === null || key === null) return null
    const counted = [...playedAt(book.data, key)].map(([move, tally]) => ({ move, tally, rating: null }))
    return { fen, source, rows: rowsOf(legal.data, counted), games: [] }
  }
  function ofPeople(): Explored | null {
    if (!played.data || !legal.data || fen === null || key !== settled) return null
    const counted = played.data.moves.map(({ move, wins, draws, rating }) => ({ move, tally: { wins, draws }, rating }))
    return { fen, source, rows: rowsOf(legal.data, counted), games: played.data.games }
  }

  // What was shown stays until there is something else, so that nothing jumps while one walks.
  const [shown, setShown] = useState(found)
  const isNew = found !== null && (found.fen !== shown?.fen || found.source !== shown.source || grew(found, shown))
  if (isNew) setShown(found)
  const explored = isNew ? found : shown
  const isOffline = asked.fetchStatus === 'paused' && asked.data === undefined
  return {
    explored,
    isCurrent: found !== null,
    fault: found !== null ? null : isOffline ? 'offline' : asked.isError ? 'broken' : null,
    retry: () => void asked.refetch(),
  }
}

/** Whether an answer that came again has something to add. */
const grew = (found: Explored, shown: Explored): boolean =>
  found.rows.length !== shown.rows.length ||
  found.rows.some(({ games }, index) => games !== shown.rows[index]?.games) ||
  found.games[0]?.id !== shown.games[0]?.id
