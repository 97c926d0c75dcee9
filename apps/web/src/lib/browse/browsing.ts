/**
 * Which position of the game the board shows. `null` is the latest one, whatever it comes to be: a reader at the end
 * follows the game, one who looks back stays where they are.
 */
export type ViewPly = number | null

export type BrowseStep = 'first' | 'previous' | 'next' | 'last'

export function browse(view: ViewPly, step: BrowseStep, length: number): ViewPly {
  const at = plyShown(view, length)
  const to = { first: 0, previous: at - 1, next: at + 1, last: length }[step]
  return viewAt(to, length)
}

/** The view of a ply: the last one is the latest, so that going there means following the game again. */
export function viewAt(ply: number, length: number): ViewPly {
  return ply >= length ? null : Math.max(0, ply)
}

/** Clamped, because a takeback may have cut off what was being looked at. */
export function plyShown(view: ViewPly, length: number): number {
  return view === null ? length : Math.min(view, length)
}

export function isLookingBack(view: ViewPly, length: number): boolean {
  return plyShown(view, length) < length
}

/** The view that an address asks for; what is no number asks for the latest. */
export function viewAsked(asked: string | null, length: number): ViewPly {
  return asked !== null && /^\d{1,4}$/.test(asked) ? viewAt(Number(asked), length) : null
}
