import { z } from 'zod'
import { isDay } from '../../lib/day.ts'
import { plainText } from '../games/plain-text.ts'
import { archiveCursor } from './archive-cursor.ts'

const name = plainText.min(1).max(40)
const day = z.iso.date().refine(isDay)

/** `first` and `second` name the seat that won; `won` and `lost` speak of the player who is searched for. */
const results = ['first', 'second', 'drawn', 'won', 'lost'] as const

/** What games between people are searched by. Nothing asked is everything. */
export const archiveFilter = z.object({
  player: name.optional().meta({ description: 'Name of an account that played.' }),
  opponent: name.optional().meta({ description: 'Name of the account it played against.' }),
  variant: plainText.min(1).max(64).optional().meta({ description: 'Slug of a variant.' }),
  result: z.enum(results).optional().meta({
    description: 'Who won: a seat, or (won, lost) the player named by `player`, who has to be named then.',
  }),
  reason: plainText.min(1).max(40).optional().meta({ description: 'How it ended, a key such as `checkmate`.' }),
  status: z.enum(['playing', 'over']).optional(),
  rated: z.boolean().optional(),
  since: day.optional().meta({ description: 'First day on which it may have begun, UTC.' }),
  until: day.optional().meta({ description: 'Last day on which it may have begun, UTC.' }),
  opening: plainText.max(400).optional().meta({
    description: 'Moves it began with, in any notation of the variant, which has to be named then.',
  }),
})
export type ArchiveFilter = z.infer<typeof archiveFilter>

const longestPage = 100

export const archiveQuery = archiveFilter.extend({
  cursor: archiveCursor.optional(),
  limit: z.int().min(1).max(longestPage).default(20),
})
export type ArchiveQuery = z.infer<typeof archiveQuery>
