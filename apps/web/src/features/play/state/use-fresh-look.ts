'use client'

import { useEffect } from 'react'
import { openChannel } from './open-channel.ts'
import type { GameRecord } from './record.ts'

/**
 * Looks again whenever the game may have gone on unseen: when the page is shown (a page that is gone back to, by the
 * router or by the browser, is as old as when it was left), when it comes into view, when the network is back, and
 * when another window of the game tells that it knows more.
 */
export function useFreshLook({ id, version }: GameRecord, look: () => void): void {
  useEffect(() => {
    look()
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') look()
    }
    const lookIfOld = ({ persisted }: PageTransitionEvent) => {
      if (persisted) look()
    }
    document.addEventListener('visibilitychange', lookIfSeen)
    window.addEventListener('focus', lookIfSeen)
    window.addEventListener('online', look)
    window.addEventListener('pageshow', lookIfOld)
    return () => {
      document.removeEventListener('visibilitychange', lookIfSeen)
      window.removeEventListener('focus', lookIfSeen)
      window.removeEventListener('online', look)
      window.removeEventListener('pageshow', lookIfOld)
    }
  }, [look])

  useEffect(() => {
    const channel = openChannel(`game-${id}`)
    if (!channel) return
    channel.postMessage(version)
    channel.onmessage = ({ data }) => {
      if (typeof data !== 'number') return
      if (data > version) look()
      // A window that has just opened, or slept, is told what it has missed.
      else if (data < version) channel.postMessage(version)
    }
    return () => channel.close()
  }, [id, version, look])
}
