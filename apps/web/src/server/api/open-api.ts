import { z } from 'zod'
import { clockRule } from '../../lib/clock/clock-rule.ts'
import { archivedGame } from '../records/archived-game.ts'
import { leaderboard } from '../records/leaderboard.ts'
import { recordedPlayer } from '../records/players-of.ts'
import { profile } from '../records/profile.ts'
import { recordedGame } from '../records/recorded-game.ts'
import { standingRating } from '../records/standing-rating.ts'
import { appVersion } from '../version.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { problem } from './problem.ts'

/** Shapes that have a name of their own in the document. */
const named = z.registry<{ readonly id: string }>()
named.add(archivedGame, { id: 'Game' })
named.add(clockRule, { id: 'Clock' })
named.add(leaderboard, { id: 'Leaderboard' })
named.add(problem, { id: 'Problem' })
named.add(profile, { id: 'Profile' })
named.add(recordedGame, { id: 'GameWithMoves' })
named.add(recordedPlayer, { id: 'Seat' })
named.add(standingRating, { id: 'Rating' })

const addressOf = (id: string) => `#/components/schemas/${id}`

/** The API as OpenAPI 3.1 describes one; its shapes are JSON Schema, which zod writes from what the answers are held to. */
export function openApi(origin: string) {
  // Answers that have no name get one of their operation's, so that all shapes are written in one go and refer to each other.
  const shapes = z.registry<{ readonly id: string }>()
  for (const [schema, id] of namedShapes()) shapes.add(schema, { id })
  const { schemas } = z.toJSONSchema(shapes, { uri: addressOf })
  return {
    openapi: '3.1.0',
    info: {
      title: 'Variorum',
      version: appVersion,
      description: description,
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [{ url: `${origin}/api/v1` }],
    // Everything may be asked without a token.
    security: [{}, { token: [] }],
    paths: Object.fromEntries(endpoints.map((endpoint) => [endpoint.path, { get: operation(endpoint) }])),
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, bare(schema)])),
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  }
}

const description = [
  'Games between people, players and leaderboards, to read.',
  'Times are ISO 8601 in UTC, durations milliseconds, moves as programs write them.',
  'Without a token questions are counted by address; with one, which an account makes on its page, by account and more are allowed.',
  'Who has asked too much is answered 429 with `retry-after`.',
].join(' ')

const answerName = ({ id }: Endpoint) => `${id[0]?.toUpperCase()}${id.slice(1)}Answer`

function* namedShapes(): Generator<readonly [z.ZodType, string]> {
  for (const schema of [
    archivedGame,
    clockRule,
    leaderboard,
    problem,
    profile,
    recordedGame,
    recordedPlayer,
    standingRating,
  ]) {
    yield [schema, named.get(schema)?.id ?? '']
  }
  for (const endpoint of endpoints) if (!named.has(endpoint.answer)) yield [endpoint.answer, answerName(endpoint)]
}

/** Without what names a schema among files of schemas: here its place in the document does. */
function bare({ $id, $schema, ...schema }: Record<string, unknown>) {
  return schema
}

function operation(endpoint: Endpoint) {
  const { id, summary, description: more, isStream, answer } = endpoint
  const schema = { $ref: addressOf(named.get(answer)?.id ?? answerName(endpoint)) }
  const refused = {
    description: 'Why not: a stable key, and what it is about.',
    content: { 'application/json': { schema: { $ref: addressOf('Problem') } } },
  }
  return {
    operationId: id,
    summary,
    ...(more !== undefined && { description: more }),
    parameters: parametersOf(endpoint),
    responses: {
      200: {
        description: isStream ? 'One such object a line.' : 'The answer.',
        content: { [isStream ? 'application/x-ndjson' : 'application/json']: { schema } },
      },
      default: refused,
    },
  }
}

function parametersOf({ path, input }: Endpoint) {
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: 'output' })
  return Object.entries(properties).map(([name, schema]) => {
    const isInPath = path.includes(`{${name}}`)
    const told = typeof schema === 'object' ? schema : {}
    const { description: words, ...shape } = told
    // What has a default is always there in what was read, and need not be asked with.
    const isRequired = isInPath || (required.includes(name) && !('default' in told))
    return {
      name,
      in: isInPath ? 'path' : 'query',
      required: isRequired,
      ...(words !== undefined && { description: words }),
      schema: shape,
    }
  })
}
