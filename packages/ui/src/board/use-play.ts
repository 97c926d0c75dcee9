import type { CellName, ManAnswer, MoveAnswer, MoveId } from '@variorum/engine/ask'
import { useRef, useState } from 'react'
import { isRemoval } from './targets.ts'

interface Selection {
  readonly cell: CellName
  readonly kind: string
  readonly seat: number
}

/** What the player is in the middle of: a man selected, a choice open, a move put down and not yet answered. */
export function usePlay(
  manAt: ReadonlyMap<CellName, ManAnswer>,
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
  const standing = selection === null ? undefined : manAt.get(selection.cell)
  const isStanding = standing !== undefined && standing.kind === selection?.kind && standing.seat === selection.seat
  const selected = isStanding ? standing.cell : null

  const select = (man: ManAnswer | null) => {
    const cell = man?.cell ?? null
    if (cell === selected) return
    setSelection(man === null ? null : { cell: man.cell, kind: man.kind, seat: man.seat })
    onInspect?.(cell)
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
