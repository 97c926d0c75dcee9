import type { KeptMoves, Outbox, PendingMove } from './outbox.ts'

/** The moves that are not saved yet, as text; null when there are none. */
export function printKept({ record, pending }: Outbox): string | null {
  if (pending.length === 0) return null
  return JSON.stringify({ moves: record.moves, version: record.version, pending } satisfies KeptMoves)
}

/** Reads what `printKept` wrote; null for anything else, which somebody else has written or an earlier edition. */
export function parseKept(text: string | null): KeptMoves | null {
  const kept = parsed(text)
  if (!isObject(kept)) return null
  const { moves, version, pending } = kept
  if (!Array.isArray(moves) || !moves.every((move) => typeof move === 'string')) return null
  if (typeof version !== 'number' || !Array.isArray(pending) || !pending.every(isPending)) return null
  return { moves, version, pending }
}

function isPending(value: unknown): value is PendingMove {
  if (!isObject(value)) return false
  const { clientId, ply, move, by, thought } = value
  const isNamed = typeof clientId === 'string' && typeof move === 'string'
  const isTimed = thought === undefined || typeof thought === 'number'
  return isNamed && isTimed && typeof ply === 'number' && (by === 'person' || by === 'bot')
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
