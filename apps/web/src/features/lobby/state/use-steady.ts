'use client'

import { useEffect, useState } from 'react'
import { type SteadyRow, steady } from './steady.ts'

/** The rows of a list that waits with closing up until nobody points at it, nor has its focus there. */
export function useSteady<Item extends { readonly id: string }>(items: readonly Item[]) {
  const [isHeld, setHeld] = useState(false)
  const [rows, setRows] = useState<readonly SteadyRow<Item>[]>(() => steady([], items, true))
  useEffect(() => setRows((before) => steady(before, items, !isHeld)), [items, isHeld])
  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
  return { rows, hold }
}
