/** What is needed of a browser's `LockManager`. */
export interface Locks {
  request(
    name: string,
    options: { readonly steal?: boolean; readonly signal?: AbortSignal },
    held: () => Promise<void> | undefined,
  ): Promise<unknown>
}

export interface Hold {
  /** Takes it from whoever holds it. */
  readonly take: () => void
  /** Gives it up for good, held or waited for. */
  readonly leave: () => void
}

/**
 * Holds a name that one window at a time may hold. A window waits its turn, or takes the name away from another, which
 * is told and waits in its stead. Where the browser keeps no names, each window is as if it were alone.
 */
export function holdAlone(locks: Locks, name: string, takesAtOnce: boolean, onHeld: (isHeld: boolean) => void): Hold {
  let state: 'waiting' | 'taking' | 'held' | 'left' = 'waiting'
  let turn = new AbortController()
  let giveUp = () => {}

  const held = () => {
    if (state === 'left') return undefined
    state = 'held'
    onHeld(true)
    return new Promise<void>((resolve) => {
      giveUp = resolve
    })
  }
  const wait = () => {
    state = 'waiting'
    const { signal } = turn
    locks.request(name, { signal }, held).catch(() => {
      if (!signal.aborted) lost()
    })
  }
  const lost = () => {
    if (state === 'left') return
    // Never held, and yet refused: there is nothing here to hold.
    if (state !== 'held') return onHeld(true)
    onHeld(false)
    wait()
  }

  const take = () => {
    if (state !== 'waiting') return
    state = 'taking'
    turn.abort()
    turn = new AbortController()
    locks.request(name, { steal: true }, held).catch(lost)
  }

  if (takesAtOnce) take()
  else wait()
  return {
    take,
    leave: () => {
      state = 'left'
      turn.abort()
      giveUp()
    },
  }
}
