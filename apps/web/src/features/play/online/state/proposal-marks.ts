import type { MoveAnswer } from '@variorum/engine/ask'
import type { BoardMark } from '@variorum/ui/board'
import type { OnlineGame } from './online-game.ts'

const none: readonly BoardMark[] = []

/** A move that waits for a second word is marked as one that was made. */
export function proposalMarks({ confirm, game }: OnlineGame, moves: readonly MoveAnswer[] | undefined) {
  const move = game.isLookingBack ? undefined : moves?.find(({ id }) => id === confirm.move)
  if (!move) return none
  return [...new Set([move.from, move.to])].map((cell): BoardMark => ({ shape: 'corners', cell }))
}
