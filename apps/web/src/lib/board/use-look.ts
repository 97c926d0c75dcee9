'use client'

import { useCallback, useState } from 'react'
import { type Look, printLookCookie } from './look.ts'

/** The visitor's board, and a way to change it that lasts. */
export function useLook(initial: Look) {
  const [look, keep] = useState(initial)
  const setLook = useCallback((next: Look) => {
    keep(next)
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing where a page is served without TLS
    document.cookie = printLookCookie(next)
  }, [])
  return { look, setLook }
}
