import { describe } from '@variorum/engine/ask'
import { stopped } from '../../../lib/clock/device-clock.ts'
import type { EngineContext } from '../../../lib/engine-router/context.ts'
import { refusal } from '../../../lib/refusal.ts'
import type { Database } from '../../../server/db/open.ts'
import type { StoredGame } from '../../../server/games/stored-line.ts'
import { changeGame } from './change-game.ts'
import { clockIn } from './clock-in.ts'
import { answerOf } from './game-answer.ts'
import { lockGame } from './stored-game.ts'

/** Ends a game between two because one of them gives up. Resigning twice is resigning once. */
export function resignGame(
  db: Database,
  gameOf: EngineContext['gameOf'],
  owner: string,
  { id, seat, thought = 0 }: { readonly id: string; readonly seat: number; readonly thought?: number | undefined },
  now: Date,
): Promise<StoredGame> {
  return db.transaction(async (tx) => {
    const stored = await lockGame(tx, id, owner)
    const { row, moves } = stored
    if (row.status === 'over') {
      if (row.reason === 'resignation') return stored
      throw refusal('CONFLICT', 'gameOver', {}, answerOf(await gameOf(row.variant), stored, owner))
    }
    const played = await gameOf(row.variant)
    if (!played) throw refusal('NOT_FOUND', 'unknownVariant', { variant: row.variant })
    const seats = describe(played).seats.map((_, index) => index)
    const others = seats.filter((other) => other !== seat)
    const [winner] = others
    // With more than two the game goes on without the one who left, and that is for the rules to say.
    if (
      !seats.includes(seat) ||
      (row.personSeat !== null && seat !== row.personSeat) ||
      winner === undefined ||
      others.length !== 1
    ) {
      throw refusal('BAD_REQUEST', 'badSeat', { seat })
    }
    const scores = seats.map((other) => (other === winner ? 1 : 0))
    const clock = clockIn(row)
    const outcome = { reason: 'resignation', winner, scores }
    return { row: await changeGame(tx, row, row.ply, outcome, now, clock && stopped(clock, thought)), moves }
  })
}
