'use client'

import { useSyncExternalStore } from 'react'

/** Whether this browser says that it keeps cookies. The server supposes so. */
export function useKeepsCookies(): boolean {
  return useSyncExternalStore(
    never,
    () => navigator.cookieEnabled,
    () => true,
  )
}

/** A browser tells nobody when its settings change. */
function never() {
  return () => {}
}
