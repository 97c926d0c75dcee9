'use client'

import type { MoveId } from '@variorum/engine/ask'
import { useEffect, useRef, useState } from 'react'
import { useKeptChoice } from '../../../../lib/use-kept-choice.ts'

/** A move put on the board that waits for a second word. */
interface Proposal {
  readonly move: MoveId
  readonly ply: number
  /** The board keeps the man where it was put until then. */
  readonly settle: () => void
}

export interface Confirm {
  /** Whether there is anything to choose: games with days for each move are asked about, the others never. */
  readonly isOffered: boolean
  readonly isOn: boolean
  readonly set: (isOn: boolean) => void
  readonly play: (move: MoveId) => Promise<void>
  /** The move that waits. */
  readonly move: MoveId | null
  readonly yes: () => void
  readonly no: () => void
}

/** Asks before a move is played, where there is time for it: `turn` is the ply that it would answer, null while it is not one's turn. */
export function useConfirm(isOffered: boolean, turn: number | null, play: (move: MoveId) => Promise<void>): Confirm {
  const [isOn, set] = useKeptChoice('confirm-moves', true)
  const [proposal, setProposal] = useState<Proposal | null>(null)
  const open = useRef<Proposal | null>(null)
  const isAsked = proposal !== null && proposal.ply === turn

  // A question about a position that has gone is no question any more, and the man goes back.
  useEffect(() => {
    if (proposal && !isAsked) {
      proposal.settle()
      setProposal(null)
    }
  }, [proposal, isAsked])
  useEffect(() => () => open.current?.settle(), [])

  const close = () => {
    open.current = null
    setProposal(null)
  }
  return {
    isOffered,
    isOn,
    set,
    play: (move) => {
      if (!isOffered || !isOn || turn === null) return play(move)
      return new Promise((settle) => {
        const proposed = { move, ply: turn, settle }
        open.current = proposed
        setProposal(proposed)
      })
    },
    move: isAsked ? proposal.move : null,
    yes: () => {
      if (!isAsked) return
      close()
      void play(proposal.move).finally(proposal.settle)
    },
    no: () => {
      proposal?.settle()
      close()
    },
  }
}
