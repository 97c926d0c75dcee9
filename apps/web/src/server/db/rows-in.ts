import { type Column, getTableColumns, type InferSelectModel, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Database } from './open.ts'

/** A row as its driver hands it over, by the names the database has for its columns. */
export type PlainRow = Readonly<Record<string, unknown>>

/**
 * What a question in SQL is answered with, as it is: for questions that are asked at every move of every game. The query
 * builder would write the same text anew each time, which takes longer than the question. PGlite wraps its rows in an
 * object, postgres.js is the array itself.
 */
export async function plainRows(db: Database, query: SQL): Promise<readonly PlainRow[]> {
  const result: unknown = await db.execute(query)
  // Both drivers hand over rows as objects.
  return (Array.isArray(result) ? result : wrapped.parse(result).rows) as readonly PlainRow[]
}

const wrapped = z.object({ rows: z.array(z.unknown()) })

const columnsOf = new WeakMap<PgTable, readonly (readonly [string, Column])[]>()

/** The row of a table in one that holds all of its columns, as the query builder would read it. */
export function rowIn<T extends PgTable>(table: T, plain: PlainRow): InferSelectModel<T> {
  const columns = columnsOf.get(table) ?? Object.entries(getTableColumns(table))
  columnsOf.set(table, columns)
  const row: Record<string, unknown> = {}
  for (const [key, column] of columns) {
    const value = plain[column.name]
    row[key] = value === null ? null : column.mapFromDriverValue(value)
  }
  // Each column has read what is its own.
  return row as InferSelectModel<T>
}
