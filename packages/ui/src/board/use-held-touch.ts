import { type RefObject, useEffect } from 'react'

/**
 * On a board that lets the page scroll, a finger put on a man holds the page all the same.
 * `touch-action` would say so in the style sheet, but browsers heed it on a whole drawing only, not on its parts.
 */
export function useHeldTouch(board: RefObject<HTMLElement | null>, isPassing: boolean) {
  useEffect(() => {
    const element = board.current
    if (!isPassing || element === null) return
    const hold = (event: TouchEvent) => {
      const isOnMan = event.target instanceof Element && event.target.closest('[data-movable]') !== null
      // Two fingers are zooming.
      if (isOnMan && event.touches.length === 1) event.preventDefault()
    }
    element.addEventListener('touchstart', hold, { passive: false })
    return () => element.removeEventListener('touchstart', hold)
  }, [board, isPassing])
}
