/**
 * Whether this page has to listen for news: it has nothing to hear for somebody whom the server does not know, until they
 * wish for a game.
 */
let isHere = false
const listeners = new Set<() => void>()

export const attendance = {
  begin: () => {
    isHere = true
    for (const listener of listeners) listener()
  },
  has: () => isHere,
  listen: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
