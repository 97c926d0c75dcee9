import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/open.ts'
import type { Ended } from './end-overdue.ts'

const shifted = z.array(z.object({ id: z.string(), version: z.number() }))

/**
 * Gives every game back the time in which no server was there: turns that run began later by the gap, but not later than
 * now, and fall due later by as much. Nobody counts as gone for not having been seen meanwhile.
 */
export async function shiftForAbsence(db: Database, gapMs: number, now: Date): Promise<readonly Ended[]> {
  const at = now.toISOString()
  const result: unknown = await db.execute(sql`
      with waiting as (
        select id, least(${gapMs}::float8, greatest(0, ${now.getTime()}::float8 - (clock_state->>'since')::float8)) as gap
        from game
        where mode = 'online' and status = 'playing' and clock_state is not null
        order by id
        for update
      ), moved as (
        update game
        set version = version + 1,
            updated_at = ${at}::timestamptz,
            deadline = deadline + waiting.gap * interval '1 millisecond',
            clock_state = jsonb_set(clock_state, '{since}', to_jsonb((clock_state->>'since')::float8 + waiting.gap))
        from waiting
        where game.id = waiting.id
        returning game.id, game.version, waiting.gap
      ), seen as (
        update game_player
        set seen_at = least(seen_at + ${gapMs}::float8 * interval '1 millisecond', ${at}::timestamptz)
        from moved
        where game_player.game_id = moved.id
      )
      insert into game_event (game_id, version, kind, at, data)
      select id, version, 'serverAway', ${at}::timestamptz, jsonb_build_object('ms', gap) from moved
      returning game_id as id, version
  `)
  // PGlite wraps its rows in an object, postgres.js is the array itself.
  return shifted.parse(Array.isArray(result) ? [...result] : z.object({ rows: z.unknown() }).parse(result).rows)
}
