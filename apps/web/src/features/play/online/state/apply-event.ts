import type { GameRecord } from '../../state/record.ts'
import type { OnlineEvent, OnlineSnapshot } from './snapshot.ts'

/** The game after the event that made the next version of it; null where the event does not follow from what is known. */
export function applied(known: OnlineSnapshot, { head, move, left, spent }: OnlineEvent): OnlineSnapshot | null {
  const kept = move === null ? head.ply : head.ply - 1
  if (head.version !== known.version + 1 || known.moves.length < kept) return null
  const moves = known.moves.slice(0, kept)
  const times = known.times.slice(0, kept)
  if (move === null) return { ...known, ...head, moves, times }
  return { ...known, ...head, moves: [...moves, move], times: [...times, { left, spent }] }
}

/** A game between people as the outbox and the table know games. */
export function recordOf(snapshot: OnlineSnapshot): GameRecord {
  const { id, variant, start, ply, isOpen, toMove, outcome, version, mySeat, view, moves } = snapshot
  return {
    id,
    variant,
    mode: 'online',
    botLevel: null,
    personSeat: null,
    start,
    // A seat that sees only its share counts the moves by what it saw of them.
    moves: view ? view.replay.steps.map(({ move }) => move.id) : moves,
    ply,
    isOpen,
    toMove: isOpen || outcome ? null : toMove,
    outcome,
    version,
    mine: mySeat !== null,
  }
}
