import type { CellName, HandAnswer, ManAnswer, MoveAnswer, MoveId } from '@variorum/engine/ask'
import { useRef, useState } from 'react'
import { isRemoval } from './targets.ts'

/** What a man in hand is asked about by: how drops of it begin. */
const nameInHand = ({ letter }: Pick<HandAnswer, 'letter'>) => `${letter}@`

interface Selection {
  /** Null for a man in hand. */
  readonly cell: CellName | null
  readonly kind: string
  readonly seat: number
}

/** What the player is in the middle of: a man selected, on the board or in hand, a choice open, a move put down and not yet answered. */
export function usePlay(
  manAt: ReadonlyMap<CellName, ManAnswer>,
  inHand: readonly HandAnswer[],
  legal: readonly MoveAnswer[],
  onMove: ((move: MoveId) => unknown) | undefined,
  onInspect: ((cell: CellName | null) => void) | undefined,
  firstSelected: CellName | null,
) {
  const [selection, setSelection] = useState<Selection | null>(
    () => (firstSelected === null ? null : manAt.get(firstSelected)) ?? null,
  )
  const [choice, setChoice] = useState<readonly MoveAnswer[]>([])
  const [removing, setRemoving] = useState<MoveAnswer | null>(null)
  const [pending, setPending] = useState<MoveAnswer | null>(null)
  const landed = useRef<CellName | null>(null)

  // A question is about moves of the position it was asked in: when one of them is none any more, it ends for good.
  const isLegal = (move: MoveAnswer) => legal.some(({ id }) => id === move.id)
  if (removing !== null && !isLegal(removing)) setRemoving(null)
  if (!choice.every(isLegal)) setChoice([])

  // A selection is of a man, not of a cell: when another stands there the selection has ended by itself.
  const standing = selection?.cell == null ? undefined : manAt.get(selection.cell)
  const isStanding = standing !== undefined && standing.kind === selection?.kind && standing.seat === selection.seat
  const selected = isStanding ? standing.cell : null
  const chosen =
    (selection?.cell === null &&
      inHand.find(({ kind, seat, count }) => kind === selection.kind && seat === selection.seat && count > 0)) ||
    null

  const shown = selected ?? (chosen === null ? null : nameInHand(chosen))
  const select = (man: ManAnswer | HandAnswer | null) => {
    const cell = man !== null && 'cell' in man ? man.cell : null
    const next = cell ?? (man === null ? null : nameInHand(man))
    setSelection(man === null ? null : { cell, kind: man.kind, seat: man.seat })
    if (next !== shown) onInspect?.(next)
  }

  const commit = (move: MoveAnswer) => {
    setChoice([])
    setRemoving(null)
    select(null)
    const answer = onMove?.(move.id)
    if (!(answer instanceof Promise)) return
    setPending(move)
    const settle = () => setPending((now) => (now === move ? null : now))
    answer.then(settle, settle)
  }

  return {
    selected,
    /** The man in hand that is taken up. */
    chosen,
    choice,
    removing,
    pending,
    /** Cell where a man was put down by hand, so that it does not slide there once more. */
    landed,
    select,
    commit,
    setRemoving,
    closeChoice: () => setChoice([]),
    /** One move is made; a removal asks first; several that look alike are told apart by the player. */
    play: (moves: readonly MoveAnswer[], isDropped: boolean) => {
      const [move] = moves
      if (move === undefined) return
      landed.current = isDropped && moves.length === 1 ? move.to : null
      if (moves.length > 1) setChoice(moves)
      else if (isRemoval(move)) setRemoving(move)
      else commit(move)
    },
  }
}
