'use client'

import type { Line, MoveAnswer } from '@variorum/engine/ask'
import type { BoardMark } from '@variorum/ui/board'
import { useEffect, useState } from 'react'
import type { Think } from './use-bot.ts'

/** A hint comes in two steps, so that whoever has seen the man may still find the move alone. */
export type Hint =
  | { readonly kind: 'none' }
  | { readonly kind: 'sought' }
  | { readonly kind: 'broken' }
  | { readonly kind: 'man' | 'move'; readonly move: MoveAnswer }

export interface Hints {
  readonly hint: Hint
  readonly marks: readonly BoardMark[]
  /** Asks for a hint, or for more of it; null when there is nothing to ask. */
  readonly ask: (() => void) | null
}

/** Long enough to be worth listening to, short enough to wait for. */
const limits = { ms: 1_200 }
const none: Hint = { kind: 'none' }

interface Asked {
  /** What was asked about, by value. */
  readonly key: string
  readonly best: string | null
  readonly stage: 'sought' | 'man' | 'move' | 'broken'
}

/**
 * Hints at full strength about a line, or about none while it is not the person's turn. A hint belongs to its position: it goes
 * when the game goes on. `moves` are the legal ones.
 */
export function useHint(
  line: Line | null,
  seed: number,
  moves: readonly MoveAnswer[] | undefined,
  think: Think,
  onAsked: () => void,
): Hints {
  const [asked, setAsked] = useState<Asked | null>(null)
  const key = line ? JSON.stringify(line) : null
  const current = asked !== null && asked.key === key ? asked : null
  const isSought = current?.stage === 'sought'

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is the line by value; a new array of the same moves must not restart the search
  useEffect(() => {
    if (!isSought || !line || key === null) return
    return think(
      { line, limits, seed },
      {
        thought: ({ best, done }) => {
          if (done) setAsked({ key, best, stage: best === null ? 'broken' : 'man' })
        },
        broken: () => setAsked({ key, best: null, stage: 'broken' }),
      },
    )
  }, [isSought, key, think, seed])

  const hint = hintOf(current, moves)
  const ask = () => {
    if (key === null) return
    if (hint.kind === 'man' && current) return setAsked({ ...current, stage: 'move' })
    setAsked({ key, best: null, stage: 'sought' })
    onAsked()
  }
  return {
    hint,
    marks: marksOf(hint),
    ask: key === null || hint.kind === 'sought' || hint.kind === 'move' ? null : ask,
  }
}

function hintOf(asked: Asked | null, moves: readonly MoveAnswer[] | undefined): Hint {
  if (asked === null) return none
  const { stage, best } = asked
  if (stage === 'sought' || stage === 'broken') return { kind: stage }
  const move = moves?.find(({ id }) => id === best)
  return move ? { kind: stage, move } : { kind: 'sought' }
}

function marksOf(hint: Hint): readonly BoardMark[] {
  if (!('move' in hint)) return []
  const { from, to, act } = hint.move
  // A man in hand stands nowhere: only where it goes can be shown.
  if (act === 'drop') return hint.kind === 'move' ? [{ shape: 'frame', cell: to }] : []
  const man: BoardMark = { shape: 'frame', cell: from }
  if (hint.kind === 'man' || from === to) return [man]
  return [man, { shape: 'arrow', from, to }, { shape: 'takes', move: hint.move }]
}
