import { openChannel } from './open-channel.ts'

export interface OneBoard {
  /** Has every other window cover its board. */
  readonly take: () => void
  readonly leave: () => void
}

/**
 * Windows of one game may lie side by side, and whoever sits before them sees them all: where one takes the board, the
 * others cover theirs. Two that take it at once are both covered, and nothing is shown that should not be.
 */
export function oneBoard(id: string, cover: () => void): OneBoard {
  const channel = openChannel(`board-${id}`)
  if (channel) channel.onmessage = cover
  return {
    take: () => channel?.postMessage('taken'),
    leave: () => channel?.close(),
  }
}
