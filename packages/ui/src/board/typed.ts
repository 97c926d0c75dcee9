import type { CellName, MoveAnswer } from '@variorum/engine/ask'
import { isDrop } from './targets.ts'

export interface Typed {
  /** What has been typed and still waits for more. */
  readonly pending: string
  /** Cell the cursor goes to. */
  readonly cursor: CellName | null
  /** Letter of the kind that is to come out of the hand, lower case. */
  readonly letter: string | null
  /** The typed letters name these moves; several when only a choice tells them apart. */
  readonly moves: readonly MoveAnswer[]
  /** Two cells were named, but nothing legal leads from the one to the other. */
  readonly isRefused: boolean
}

const nothing: Typed = { pending: '', cursor: null, letter: null, moves: [], isRefused: false }

/**
 * Reads coordinates as they are typed: `d2` moves the cursor, `d2d6` plays, `n@f3` drops a man of that letter.
 * A name that could still grow into another (`d1` into `d12`) waits for the next letter or for `isFinal`, the Enter key.
 */
export function readTyped(
  letters: string,
  cells: readonly CellName[],
  moves: readonly MoveAnswer[],
  isFinal = false,
  lettersInHand: readonly string[] = [],
): Typed {
  const typed = letters.toLowerCase()
  // Nobody holds Shift for the level of a cell.
  const byTyping = new Map(cells.map((name) => [name.toLowerCase(), name]))
  const spelt = [...byTyping.keys()]
  const canGrow = (text: string) => spelt.some((name) => name.length > text.length && name.startsWith(text))

  const [, letter, goal] = /^(\+?[a-z])@(.*)$/.exec(typed) ?? []
  if (letter !== undefined && goal !== undefined && lettersInHand.includes(letter)) {
    const cell = byTyping.get(goal)
    if (cell !== undefined && (isFinal || !canGrow(goal))) {
      const named = moves.filter((move) => isDrop(move) && move.to === cell && letterOf(move) === letter)
      return { ...nothing, cursor: cell, moves: named, isRefused: named.length === 0 }
    }
    if (goal === '' || canGrow(goal)) return { ...nothing, pending: typed, letter, cursor: cell ?? null }
  }

  const from = spelt.filter((name) => typed.startsWith(name)).sort((a, b) => b.length - a.length)
  for (const start of from) {
    const origin = byTyping.get(start)
    const rest = typed.slice(start.length)
    if (rest === '') return { ...nothing, pending: typed, cursor: origin ?? null }
    const cell = byTyping.get(rest)
    if (cell !== undefined && (isFinal || !canGrow(rest))) {
      const named = moves.filter((move) => move.from === origin && move.to === cell)
      return { ...nothing, cursor: cell, moves: named, isRefused: named.length === 0 }
    }
    if (canGrow(rest)) return { ...nothing, pending: typed, cursor: cell ?? null }
  }
  if (canGrow(typed) || lettersInHand.includes(typed)) return { ...nothing, pending: typed }
  // A slip of the finger begins anew with the last letter instead of swallowing what follows.
  return typed.length > 1 ? readTyped(typed.slice(-1), cells, moves, isFinal, lettersInHand) : nothing
}

/** `N@f3` drops an `n`. */
const letterOf = ({ id }: MoveAnswer) => id.split('@')[0]?.toLowerCase()
