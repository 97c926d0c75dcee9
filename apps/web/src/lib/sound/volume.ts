'use client'

import { useCallback, useSyncExternalStore } from 'react'

export const volumes = ['off', 'soft', 'full'] as const
export type Volume = (typeof volumes)[number]

/** How loud each is. Nobody is startled who has chosen nothing. */
const loudness: Readonly<Record<Volume, number>> = { off: 0, soft: 0.12, full: 0.4 }
const usual: Volume = 'soft'

const place = 'sound'
const listeners = new Set<() => void>()
/** Kept for as long as the page where a browser keeps nothing. */
let unkept: Volume | null = null

function read(): Volume {
  try {
    const kept = unkept ?? localStorage.getItem(place)
    return volumes.find((volume) => volume === kept) ?? usual
  } catch {
    return usual
  }
}

function keep(volume: Volume): void {
  try {
    localStorage.setItem(place, volume)
    unkept = null
  } catch {
    unkept = volume
  }
  for (const listener of listeners) listener()
}

/** How loud sounds are wanted on this device, between 0 and 1. */
export const currentLoudness = (): number => loudness[read()]

export function useVolume(): readonly [Volume, (volume: Volume) => void] {
  const volume = useSyncExternalStore(subscribe, read, () => usual)
  return [volume, useCallback(keep, [])]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab's choice is this one's too.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
