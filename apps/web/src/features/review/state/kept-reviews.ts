import type { Opinion } from '@variorum/engine/review'
import { rulesBuild } from '../../../lib/rules-build.ts'
import { nothingThought, type Opinions } from './examine.ts'

/** Where a browser keeps things by name. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const prefix = 'review '
const list = 'reviews'
/** Most games whose reviews a browser keeps: a long one is some fifty thousand characters. */
const most = 30

/** The review of a game as this browser has kept it; one by other rules or another search is none. */
export function keptReview(shelf: Shelf, id: string): Opinions {
  const kept = parsed(shelf.getItem(prefix + id))
  if (!isObject(kept) || kept.by !== rulesBuild || !Array.isArray(kept.first) || !Array.isArray(kept.sure))
    return nothingThought
  // Whatever else is there somebody has written by hand, for their own eyes.
  const first = kept.first.map((opinion: unknown) => (isOpinion(opinion) ? opinion : undefined))
  return { first, sure: kept.sure.filter((ply: unknown) => typeof ply === 'number') }
}

/** Keeps a review, and forgets those that were not looked at for longest. */
export function keepReview(shelf: Shelf, id: string, { first, sure }: Opinions): void {
  const before = parsed(shelf.getItem(list))
  const others = Array.isArray(before) ? before.filter((other) => typeof other === 'string' && other !== id) : []
  const ids = [id, ...others]
  for (const gone of ids.slice(most)) shelf.removeItem(prefix + gone)
  shelf.setItem(list, JSON.stringify(ids.slice(0, most)))
  shelf.setItem(prefix + id, JSON.stringify({ by: rulesBuild, first, sure }))
}

function isOpinion(value: unknown): value is Opinion {
  return (
    isObject(value) && typeof value.chance === 'number' && Array.isArray(value.line) && Array.isArray(value.lineText)
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
