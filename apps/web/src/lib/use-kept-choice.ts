'use client'

import { useCallback, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/** Kept for as long as the page where a browser keeps nothing. */
const unkept = new Map<string, string>()

function read(name: string): string | null {
  try {
    return unkept.get(name) ?? localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Something that is on or off on this device. */
export function useKeptChoice(name: string, usual: boolean): readonly [boolean, (isOn: boolean) => void] {
  const kept = useSyncExternalStore(
    subscribe,
    () => read(name),
    () => null,
  )
  const set = useCallback(
    (isOn: boolean) => {
      const text = isOn ? 'on' : 'off'
      try {
        localStorage.setItem(name, text)
      } catch {
        unkept.set(name, text)
      }
      for (const listener of listeners) listener()
    },
    [name],
  )
  return [kept === null ? usual : kept === 'on', set]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
