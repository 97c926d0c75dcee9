/**
 * What is reported. A player is named by their account's name; a game is reported by one of its players and is about the
 * other; a message is about whoever wrote it.
 */
export interface Reported {
  readonly kind: 'message' | 'player' | 'game'
  readonly id: string
}
