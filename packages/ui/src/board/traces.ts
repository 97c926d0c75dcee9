import type { CellName, MoveAnswer } from '@variorum/engine/ask'

/** How one victim goes: a line, or a hop over it, from where the taking is done; and a second man that has a part in it. */
export interface Trace {
  readonly victim: CellName
  readonly from: CellName
  readonly shape: 'line' | 'hop' | 'landing'
  readonly partner: CellName | null
}

/** Rules that take from where the mover leaves; all others take from where it arrives. */
const fromOrigin: ReadonlySet<string> = new Set(['withdrawal'])
const overVictim: ReadonlySet<string> = new Set(['leap'])

export function tracesOf(move: MoveAnswer): readonly Trace[] {
  return move.victims.map(({ cell, rule, partner }) => {
    if (cell === move.to) return { victim: cell, from: move.from, shape: 'landing', partner }
    const isHop = overVictim.has(rule)
    return {
      victim: cell,
      from: isHop || fromOrigin.has(rule) ? move.from : move.to,
      shape: isHop ? 'hop' : 'line',
      partner,
    }
  })
}
