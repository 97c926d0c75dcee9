import { z } from 'zod'
import { refusal } from '../../lib/refusal.ts'
import { tokenScopes } from '../db/schema/index.ts'
import { gameId } from '../games/game-id.ts'
import { plainText } from '../games/plain-text.ts'
import { archiveFilter, archiveQuery } from '../records/archive-query.ts'
import { exportGames } from '../records/export-games.ts'
import { findGames, foundGames } from '../records/find-games.ts'
import { boardInShort, boardsInShort, leaderboard, leaderboardOf, leaderboardQuery } from '../records/leaderboard.ts'
import { profile, profileOf } from '../records/profile.ts'
import { curvePoint, ratingCurve } from '../records/rating-curve.ts'
import { readRecord, recordedGame } from '../records/recorded-game.ts'
import { foundPlayer, searchPlayers } from '../records/search-players.ts'
import { answers, type Endpoint, streams } from './endpoint.ts'
import { told, wholeNumber } from './query-values.ts'

const name = plainText.min(1).max(40).meta({ description: 'A player’s name, in any case.' })
const variant = plainText.min(1).max(64).meta({ description: 'Slug of a variant.' })
const filter = archiveFilter.extend({ rated: told.optional() })

const games = answers(
  {
    path: '/games',
    id: 'findGames',
    summary: 'Search the games between people, the latest begun first',
    description: 'Games that nobody played, called off or not come to, are found only by their `reason`.',
    input: filter.extend({
      cursor: z.string().max(80).optional().meta({ description: 'The `next` of the page before.' }),
      limit: wholeNumber(1, 100).default(20),
    }),
    answer: foundGames,
  },
  ({ db, gameOf }, input) => findGames(db, gameOf, archiveQuery.parse(input)),
)

const game = answers(
  {
    path: '/games/{id}',
    id: 'getGame',
    summary: 'A game between people, with its moves',
    description:
      'A running game in which not everybody sees everything tells that it is played and by whom, and nothing else.',
    input: z.object({ id: gameId }),
    answer: recordedGame,
  },
  async ({ db, gameOf }, { id }) => {
    const found = await readRecord(db, gameOf, id)
    if (!found) throw refusal('NOT_FOUND', 'gameNotFound', { id })
    return found
  },
)

const gamesInLines = streams(
  {
    path: '/games.ndjson',
    id: 'exportGames',
    summary: 'All games that a search finds, with their moves, a line of JSON each',
    description: 'One export at a time for each caller. Without `limit` it goes on to the first game there was.',
    input: filter.extend({ limit: wholeNumber(1, 1_000_000).optional() }),
    answer: recordedGame,
  },
  ({ db, gameOf }, { limit, ...input }) => exportGames(db, gameOf, input, limit),
)

const players = answers(
  {
    path: '/players',
    id: 'findPlayers',
    summary: 'Players whose names begin with some letters',
    input: z.object({ beginning: name }),
    answer: z.object({ players: z.array(foundPlayer).readonly() }),
  },
  async ({ db }, { beginning }) => ({ players: await searchPlayers(db, beginning) }),
)

const player = answers(
  {
    path: '/players/{name}',
    id: 'getPlayer',
    summary: 'A player’s ratings, results and activity',
    input: z.object({ name }),
    answer: profile,
  },
  async ({ db, now }, input) => {
    const found = await profileOf(db, input.name, now)
    if (!found) throw refusal('NOT_FOUND', 'unknownPlayer', { name: input.name })
    return found
  },
)

const curve = answers(
  {
    path: '/players/{name}/ratings/{variant}',
    id: 'getRatingCurve',
    summary: 'How a player’s ratings in a variant went, day by day',
    input: z.object({ name, variant }),
    answer: z.object({ points: z.array(curvePoint).readonly() }),
  },
  async ({ db }, input) => ({ points: await ratingCurve(db, input.name, input.variant) }),
)

const boards = answers(
  {
    path: '/leaderboards',
    id: 'findLeaderboards',
    summary: 'Which leaderboards there are',
    input: z.object({}),
    answer: z.object({ leaderboards: z.array(boardInShort).readonly() }),
  },
  async ({ db }) => ({ leaderboards: await boardsInShort(db) }),
)

const board = answers(
  {
    path: '/leaderboards/{variant}/{speed}',
    id: 'getLeaderboard',
    summary: 'The best at a variant and speed',
    input: leaderboardQuery.extend({ variant }),
    answer: leaderboard,
  },
  ({ db, now }, input) => leaderboardOf(db, input, now),
)

const token = answers(
  {
    path: '/token',
    id: 'getToken',
    summary: 'Whose token this is, and what it may be used for',
    input: z.object({}),
    answer: z.object({ name: z.string(), label: z.string(), scopes: z.array(z.enum(tokenScopes)).readonly() }),
  },
  async ({ holder }) => {
    if (!holder) throw refusal('UNAUTHORIZED', 'tokenMissing')
    const { name: owner, label, scopes } = holder
    return { name: owner, label, scopes }
  },
)

/** Everything the API answers. */
export const endpoints: readonly Endpoint[] = [games, gamesInLines, game, players, player, curve, boards, board, token]
