import type { BotLevel } from '@variorum/engine/ask'

interface AgainstBot {
  readonly moves: readonly string[]
  readonly botChanges: readonly { readonly ply: number; readonly to: BotLevel }[]
  readonly hints: readonly number[]
}

/**
 * What the text of a game against a bot remarks after its moves: who plays on from there, and that a move was made with a hint.
 * Who was exchanged before the first move plays all of them, and the tags say who that is.
 */
export function botRemarks(
  { moves, botChanges, hints }: AgainstBot,
  changed: (to: BotLevel) => string,
  hinted: string,
): readonly (string | null)[] {
  return moves.map((_, index) => {
    // Of several exchanges at one place the last one holds.
    const change = botChanges.findLast(({ ply }) => ply === index + 1)
    const remarks = [hints.includes(index) ? hinted : '', change ? changed(change.to) : '']
    return remarks.filter((remark) => remark !== '').join(' ') || null
  })
}
