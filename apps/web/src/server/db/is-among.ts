import { type Column, type SQL, sql } from 'drizzle-orm'

/**
 * Whether a column of text holds one of these values, however many they are: they go to the database as one parameter, of
 * which a statement may have no more than 65 535.
 */
export function isAmong(column: Column, values: readonly string[]): SQL {
  return sql`${column} in (select json_array_elements_text(${JSON.stringify(values)}::json))`
}
