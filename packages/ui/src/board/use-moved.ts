import type { ManAnswer, MoveAnswer } from '@variorum/engine/ask'
import { useEffect, useRef } from 'react'
import { isStepBetween, keyOf } from './arrange.ts'

/** Calls back once for every step that arrives while the board is shown; never for jumps, takebacks or first sight. */
export function useMoved(men: readonly ManAnswer[], step: MoveAnswer | null, onMoved: (step: MoveAnswer) => void) {
  const seen = useRef({ men, key: keyOf(men) })
  useEffect(() => {
    const before = seen.current
    if (men === before.men) return
    const key = keyOf(men)
    seen.current = { men, key }
    if (key === before.key) return
    if (step !== null && isStepBetween(before.men, step, men)) onMoved(step)
  })
}
