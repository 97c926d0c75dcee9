'use client'

import dynamic from 'next/dynamic'
import { useSyncExternalStore } from 'react'
import { attendance } from '../state/attendance.ts'

// Most who read a rules page have nothing to be told, and need not load what would tell it.
const Notices = dynamic(() => import('./notices.tsx').then((module) => module.Notices), { ssr: false })

/** Notices, for whoever the server knows already and whoever it comes to know on this page. */
export function LazyNotices({ isKnown }: { readonly isKnown: boolean }) {
  const isHere = useSyncExternalStore(attendance.listen, attendance.has, () => false)
  return isKnown || isHere ? <Notices /> : null
}
