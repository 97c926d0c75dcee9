'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { attendance } from '../state/attendance.ts'

// Most who read a rules page have nothing to be told, and need not load what would tell it.
const Notices = lazy(() => import('./notices.tsx').then(({ Notices: all }) => ({ default: all })))

const never = () => () => {}

/** Notices, for whoever the server knows already and whoever it comes to know on this page. */
export function LazyNotices({ isKnown }: { readonly isKnown: boolean }) {
  const isHere = useSyncExternalStore(attendance.listen, attendance.has, () => false)
  // News is a matter of the browser: nothing of it is rendered on the server.
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!isInBrowser || !(isKnown || isHere)) return null
  return (
    <Suspense>
      <Notices />
    </Suspense>
  )
}
