import type { CellName, ManAnswer, MoveAnswer } from '@variorum/engine/ask'
import { isDrop } from './targets.ts'

/** A man with an identity that outlives a move, so that the same element slides from cell to cell. */
export interface Placed {
  readonly id: number
  readonly man: ManAnswer
}

export interface Arrangement {
  /** Grows by one for every new arrangement. */
  readonly serial: number
  readonly key: string
  readonly placed: readonly Placed[]
  /** Where men that changed cells came from. */
  readonly slid: ReadonlyMap<number, CellName>
  /** A man that came out of a hand. */
  readonly dropped: number | null
  /** Victims of the step, shown until they have been seen to go. */
  readonly leaving: readonly Placed[]
  /** As which kinds victims come into the hand of who took them. */
  readonly caught: ReadonlyMap<number, string>
  /** The step that led here from the arrangement before, null for jumps and first sight. */
  readonly step: MoveAnswer | null
}

export type Distance = (a: CellName, b: CellName) => number

/** Names a set of men whatever their order. */
export const keyOf = (men: readonly ManAnswer[]) =>
  men
    .map(({ cell, kind, seat }) => `${cell}${kind}${seat}`)
    .sort()
    .join(' ')

const isSame = (a: ManAnswer, b: ManAnswer) => a.kind === b.kind && a.seat === b.seat

export function firstArrangement(men: readonly ManAnswer[]): Arrangement {
  return {
    serial: 0,
    key: keyOf(men),
    placed: men.map((man, id) => ({ id, man })),
    slid: new Map(),
    dropped: null,
    leaving: [],
    caught: new Map(),
    step: null,
  }
}

/**
 * Pairs the men of two positions; the same arrangement comes back when nothing has changed. Without a distance only the
 * step moves anybody: where not every man is seen, one that is gone and one that has come need not be the same.
 */
export function arrange(
  before: Arrangement,
  men: readonly ManAnswer[],
  step: MoveAnswer | null,
  distance: Distance | null,
): Arrangement {
  const key = keyOf(men)
  if (key === before.key) return before

  // 1. Men that stayed.
  const vanished = new Map(before.placed.map((placed) => [placed.man.cell, placed]))
  const ids = new Map<CellName, number>()
  for (const man of men) {
    const known = vanished.get(man.cell)
    if (known === undefined || !isSame(known.man, man)) continue
    ids.set(man.cell, known.id)
    vanished.delete(man.cell)
  }

  // 2. The mover, told by the step. A step that was shown while it was being asked for has moved already.
  const mover = step === null ? undefined : vanished.get(step.from)
  const isPlayed =
    step !== null &&
    (before.step?.id === step.id || isArrival(step, ids, men) || (mover !== undefined && isMover(step, mover.man)))
  const slid = new Map<number, CellName>()
  if (isPlayed && mover !== undefined && step.from !== step.to && !ids.has(step.to)) {
    ids.set(step.to, mover.id)
    slid.set(mover.id, step.from)
    vanished.delete(step.from)
  }

  // 3. Victims of the step; a man taken off by its own side goes the same way.
  const taken = new Set(isPlayed ? [...step.victims.map(({ cell }) => cell), step.from] : [])
  const leaving = [...vanished.values()].filter(({ man }) => taken.has(man.cell))
  const caught = new Map<number, string>()
  for (const { id, man } of leaving) {
    vanished.delete(man.cell)
    const kept = step?.victims.find(({ cell }) => cell === man.cell)?.kept
    if (kept !== undefined) caught.set(id, kept)
  }

  // 4. Anything else (takebacks, jumps in a replay): each new man from the nearest vanished one of its kind; one that was
  //    dropped and stood nowhere before, out of its hand.
  let dropped: number | null = null
  let nextId = Math.max(-1, ...before.placed.map(({ id }) => id), ...before.leaving.map(({ id }) => id)) + 1
  for (const man of men) {
    if (ids.has(man.cell)) continue
    const nearest =
      distance === null
        ? undefined
        : [...vanished.values()]
            .filter((placed) => isSame(placed.man, man))
            .sort((a, b) => distance(a.man.cell, man.cell) - distance(b.man.cell, man.cell))[0]
    if (nearest === undefined) {
      if (isPlayed && isDrop(step) && man.cell === step.to) dropped = nextId
      ids.set(man.cell, nextId++)
      continue
    }
    ids.set(man.cell, nearest.id)
    slid.set(nearest.id, nearest.man.cell)
    vanished.delete(nearest.man.cell)
  }

  return {
    serial: before.serial + 1,
    key,
    placed: men.map((man) => ({ id: ids.get(man.cell) ?? nextId++, man })),
    slid,
    dropped,
    leaving,
    caught,
    step: isPlayed ? step : null,
  }
}

const isMover = (step: MoveAnswer, man: ManAnswer) =>
  man.cell === step.from && step.kind === man.kind && step.seat === man.seat

/** Whether a step put a man where none like it stood. */
const isArrival = (step: MoveAnswer, stayed: ReadonlyMap<CellName, number>, men: readonly ManAnswer[]) =>
  isDrop(step) && !stayed.has(step.to) && men.some(({ cell, kind }) => cell === step.to && kind === step.kind)

/** Whether a step leads from one position to the next: its mover stood there and stands there no more, or has come to the board. */
export function isStepBetween(before: readonly ManAnswer[], step: MoveAnswer, after: readonly ManAnswer[]): boolean {
  const isThere = ({ cell, kind }: ManAnswer) => cell === step.to && kind === step.kind
  if (isDrop(step)) return !before.some(isThere) && after.some(isThere)
  return before.some((man) => isMover(step, man)) && !after.some((man) => isMover(step, man))
}

/** The men as they stand once a move has been put down but not yet answered: victims still there, save one landed on. */
export function putDown(men: readonly ManAnswer[], move: MoveAnswer, letter = ''): readonly ManAnswer[] {
  if (isDrop(move)) {
    // What is nobody's leaves the cell it stood on.
    const rest = men.filter(({ kind, seat }) => seat >= 0 || kind !== move.kind)
    const seat = rest.length < men.length ? -1 : move.seat
    return [...rest, { cell: move.to, kind: move.kind, seat, letter }]
  }
  if (move.from === move.to) return men
  return men
    .filter(({ cell }) => cell !== move.to)
    .map((man) => (man.cell === move.from ? { ...man, cell: move.to } : man))
}
