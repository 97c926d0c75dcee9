import { type RefObject, useEffect, useRef } from 'react'

/**
 * Where the focus goes when what was opened is closed, and the button that closed it is gone: to the control by which it
 * had been opened, which is there again.
 */
export function useWayBack<Control extends HTMLElement>(isOpen: boolean): RefObject<Control | null> {
  const opener = useRef<Control>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  return opener
}
