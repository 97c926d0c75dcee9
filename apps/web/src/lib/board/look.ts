import type { PieceSetId } from '@variorum/ui/piece-sets'

/** How a visitor likes their board. It travels in a cookie, so the first paint already has it. */
export interface Look {
  /** `script`: as their own country writes them where it does, else as in the chess set. */
  readonly pieceSet: PieceSetId
  /** Letters on the men. */
  readonly hasLabels: boolean
  readonly hasCoordinates: boolean
}

export const lookCookie = 'look'

export const defaultLook: Look = { pieceSet: 'script', hasLabels: false, hasCoordinates: true }

const sets: readonly PieceSetId[] = ['script', 'chess', 'emblem']

/** Words joined by dots: `emblem.labels.coordinates`. Words it does not know are no harm. */
export function parseLook(text: string | undefined): Look {
  if (text === undefined) return defaultLook
  const words = text.split('.')
  return {
    pieceSet: sets.find((set) => words.includes(set)) ?? defaultLook.pieceSet,
    hasLabels: words.includes('labels'),
    hasCoordinates: words.includes('coordinates'),
  }
}

export function printLook(look: Look): string {
  return [look.pieceSet, look.hasLabels && 'labels', look.hasCoordinates && 'coordinates'].filter(Boolean).join('.')
}

const yearSeconds = 365 * 24 * 60 * 60

export function printLookCookie(look: Look): string {
  return `${lookCookie}=${printLook(look)}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`
}
