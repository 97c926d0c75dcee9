'use client'

import { useCallback, useState } from 'react'
import { keepCookie } from '../keep-cookie.ts'
import { type Look, printLookCookie } from './look.ts'

/** The visitor's board, and a way to change it that lasts. */
export function useLook(initial: Look) {
  const [look, keep] = useState(initial)
  const setLook = useCallback((next: Look) => {
    keep(next)
    keepCookie(printLookCookie(next))
  }, [])
  return { look, setLook }
}
