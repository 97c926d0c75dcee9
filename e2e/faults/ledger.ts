import type { Sql } from 'postgres'

/** A move that its sender was told is played, with what else was told. */
export interface Acknowledged {
  readonly ply: number
  readonly move: string
  readonly clientId: string
  readonly told: {
    readonly status: string
    readonly moves: readonly string[]
    readonly ratingChanges: readonly (number | null)[]
  }
}

interface Entry {
  readonly moves: readonly string[]
  readonly acknowledged: Acknowledged[]
}

interface Stored {
  readonly moves: readonly { readonly ply: number; readonly move: string; readonly clientId: string }[]
  readonly events: readonly {
    readonly version: number
    readonly kind: string
    readonly data: { readonly ply?: number }
  }[]
  readonly seats: readonly { readonly seat: number; readonly ratingChange: number | null }[]
  readonly points: readonly { readonly playerId: string }[]
}

/** What people were told, game by game, to be held against what the database has. */
export class Ledger {
  private readonly games = new Map<string, Entry>()
  acknowledged = 0
  lost = 0
  doubled = 0

  begin(id: string, moves: readonly string[]): void {
    this.games.set(id, { moves, acknowledged: [] })
  }

  acknowledge(id: string, one: Acknowledged): void {
    this.games.get(id)?.acknowledged.push(one)
  }

  /** What is wrong with a game that has been played to its end, in sentences. */
  async audit(sql: Sql, id: string): Promise<readonly string[]> {
    const entry = this.games.get(id)
    if (!entry) throw new Error(`Nobody began the game ${id}.`)
    const [row] = await sql`select status, reason, winner, ply, version from game where id = ${id}`
    const stored = await storedOf(sql, id)
    const wrong: string[] = []
    const demand = (isSo: boolean, complaint: string) => {
      if (!isSo) wrong.push(complaint)
    }

    // Told twice, as to a retry, it is one move that was acknowledged.
    const plies = [...new Map(entry.acknowledged.map((one) => [one.ply, one])).values()]
    this.acknowledged += plies.length
    const lost = plies.filter(({ ply, move, clientId }) => {
      const kept = stored.moves.find((one) => one.ply === ply)
      return kept?.move !== move || kept.clientId !== clientId
    })
    this.lost += lost.length
    demand(lost.length === 0, `the plies ${lost.map(({ ply }) => ply).join(', ')} were acknowledged and are not there`)

    const played = stored.events.filter(({ kind }) => kind === 'move')
    const doubled = played.length - new Set(played.map(({ data }) => data.ply)).size
    const ratedTwice = stored.points.length - new Set(stored.points.map(({ playerId }) => playerId)).size
    this.doubled += doubled + ratedTwice
    demand(doubled === 0, `${doubled} moves were played twice`)
    demand(ratedTwice === 0, 'it was rated twice')

    demand(
      stored.moves.map(({ move }) => move).join() === entry.moves.join(),
      'the moves are not those that were played',
    )
    demand(
      stored.moves.every(({ ply }, index) => ply === index),
      'the moves are not numbered one after the other',
    )
    demand(
      stored.events.every(({ version }, index) => version === index + 1),
      'the events have a gap',
    )
    demand(
      row?.version === stored.events.length && row?.ply === entry.moves.length,
      'the game is not where its events are',
    )
    demand(row?.status === 'over' && row?.reason === 'checkmate' && row?.winner === 1, `it ended as ${row?.reason}`)
    demand(stored.points.length === 2, `it counts for ${stored.points.length} of two players`)

    const changes = stored.seats.map(({ ratingChange }) => ratingChange).join()
    demand(!stored.seats.some(({ ratingChange }) => ratingChange === null), 'it changed no rating')
    for (const { ply, told } of entry.acknowledged) {
      const isWhole = told.moves.slice(0, ply + 1).join() === entry.moves.slice(0, ply + 1).join()
      demand(isWhole, `ply ${ply} was acknowledged with other moves`)
      if (told.status === 'over')
        demand(told.ratingChanges.join() === changes, 'other changes of rating were told than stored')
    }
    return wrong
  }
}

async function storedOf(sql: Sql, id: string): Promise<Stored> {
  // Columns of our own tables, as their schema has them.
  return {
    moves: (await sql`
      select ply, move, client_id as "clientId" from game_move where game_id = ${id} order by ply`) as never,
    events: (await sql`select version, kind, data from game_event where game_id = ${id} order by version`) as never,
    seats: (await sql`
      select seat, rating_change as "ratingChange" from game_player where game_id = ${id} order by seat`) as never,
    points: (await sql`select player_id as "playerId" from rating_point where game_id = ${id}`) as never,
  }
}

/**
 * Whether ratings are what the games made of them: each player's curve has a point for every rated game that is over, each
 * step of it is the change that the game tells, and the rating that stands is its last point.
 */
export async function auditRatings(sql: Sql): Promise<readonly string[]> {
  const wrong = await sql`
    with step as (
      select point.player_id, point.variant, point.speed, point.rating, seat.rating_change,
        round(point.rating) - coalesce(round(lag(point.rating) over curve), 1500) as stepped,
        row_number() over curve as games,
        row_number() over (partition by point.player_id, point.variant, point.speed order by game.updated_at desc) as back
      from rating_point point
      join game on game.id = point.game_id
      join game_player seat on seat.game_id = point.game_id and seat.player_id = point.player_id
      window curve as (partition by point.player_id, point.variant, point.speed order by game.updated_at)
    )
    select step.player_id, 'a step of ' || stepped || ' that was told as ' || coalesce(rating_change::text, 'none') as what
    from step where rating_change is distinct from stepped
    union all
    select rating.player_id, 'a rating of ' || rating.rating || ' after ' || rating.games || ' games whose curve ends at ' ||
      coalesce(step.rating::text, 'nothing') || ' after ' || coalesce(step.games, 0)
    from rating left join step on step.back = 1 and step.player_id = rating.player_id
      and step.variant = rating.variant and step.speed = rating.speed
    where step.rating is distinct from rating.rating or step.games is distinct from rating.games
      or rating.games <> rating.wins + rating.draws + rating.losses`
  return wrong.map(({ player_id, what }) => `The player ${player_id} has ${what}.`)
}
