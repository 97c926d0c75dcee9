import { z } from 'zod'
import type { GameRow } from '../db/schema/index.ts'

/** After which game a page of the archive begins. */
export interface ArchiveCursor {
  readonly startedAt: Date
  readonly id: string
}

const shape = /^(\d{4}-\d{2}-\d{2}T[\d:.]+Z)~([\w-]{1,32})$/

/** A cursor as it is written into addresses: whoever follows it need not know what it says. */
export const archiveCursor = z.string().transform((text, context): ArchiveCursor => {
  const [, moment = '', id = ''] = shape.exec(text) ?? []
  // A calendar has no 99th day, and a database no year 0.
  if (id !== '' && Date.parse(moment) > 0) return { startedAt: new Date(moment), id }
  context.addIssue({ code: 'custom', message: 'names no place in the archive' })
  return z.NEVER
})

export const writeArchiveCursor = ({ createdAt, id }: Pick<GameRow, 'createdAt' | 'id'>): string =>
  `${createdAt.toISOString()}~${id}`
