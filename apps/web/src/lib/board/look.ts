import type { PieceSetId } from '@variorum/ui/piece-sets'

/** How a visitor likes their board. It travels in a cookie, so the first paint already has it. */
export interface Look {
  readonly pieceSet: PieceSetId
  /** Letters on the men. */
  readonly hasLabels: boolean
  readonly hasCoordinates: boolean
}

export const lookCookie = 'look'

export const defaultLook: Look = { pieceSet: 'chess', hasLabels: false, hasCoordinates: true }

/** Words joined by dots: `emblem.labels.coordinates`. Words it does not know are no harm. */
export function parseLook(text: string | undefined): Look {
  if (text === undefined) return defaultLook
  const words = text.split('.')
  return {
    pieceSet: words.includes('emblem') ? 'emblem' : 'chess',
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
