import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PositionAnswer } from '@variorum/engine/ask'
import { useDeferredValue } from 'react'
import { useAskErrorText } from '../../../lib/board/ask-error-text.ts'
import { useTRPC } from '../../../trpc/client.tsx'
import { refusalOf } from '../../../trpc/refusal-of.ts'
import { faultOf, type Wish } from '../state/wish.ts'

export interface Beginning {
  /** The position typed, or the last one typed that could be read; null where none was. */
  readonly position: PositionAnswer | null
  readonly fault: string | null
}

/** The position a game would begin from, read while it is typed. */
export function useBeginning(variant: string, wish: Wish): Beginning {
  const trpc = useTRPC()
  const errorText = useAskErrorText()
  const typed = useDeferredValue(wish.from === 'position' && !faultOf(wish) ? wish.position.trim() : '')
  const asked = trpc.engine.position.queryOptions({ line: { variant, start: typed, moves: [] } })
  const answer = useQuery({ ...asked, enabled: typed !== '', placeholderData: keepPreviousData, gcTime: 10_000 })
  if (typed === '') return { position: null, fault: null }
  return { position: answer.data ?? null, fault: answer.error ? errorText(refusalOf(answer.error)) : null }
}
