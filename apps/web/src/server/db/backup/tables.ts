import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../open.ts'
import { rowsOf } from '../rows-of.ts'

/** Our tables, each after those its rows point to. */
export async function tablesOf(tx: Database): Promise<readonly string[]> {
  const names = await rowsOf(
    tx,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`,
    z.object({ name: z.string() }),
  )
  const pointers = await rowsOf(
    tx,
    sql`select child.relname as child, parent.relname as parent
      from pg_constraint
      join pg_class child on child.oid = conrelid
      join pg_class parent on parent.oid = confrelid
      where contype = 'f' and connamespace = 'public'::regnamespace`,
    z.object({ child: z.string(), parent: z.string() }),
  )
  const ordered: string[] = []
  const place = (table: string) => {
    if (ordered.includes(table)) return
    for (const { child, parent } of pointers) if (child === table && parent !== table) place(parent)
    ordered.push(table)
  }
  for (const { name } of names) place(name)
  return ordered
}

/** Takes away all tables and functions of ours. The schema stays: it may belong to somebody else, as extensions do. */
export async function dropAll(tx: Database): Promise<void> {
  for (const table of await tablesOf(tx)) await tx.execute(sql`drop table ${sql.identifier(table)} cascade`)
  const functions = await rowsOf(
    tx,
    sql`select oid::regprocedure::text as name from pg_proc
      where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
    z.object({ name: z.string() }),
  )
  for (const { name } of functions) await tx.execute(sql.raw(`drop routine ${name} cascade`))
}

/** Rows are read as text that says the same on every server: times in one zone, numbers to the last digit. */
export async function readPlainly(tx: Database): Promise<void> {
  await tx.execute(sql`set local timezone to 'UTC'`)
  await tx.execute(sql`set local extra_float_digits to 1`)
}

/** How many rows are in hand at a time. */
const page = 500

/** Every row of a table, as one line of JSON. */
export async function* rowsIn(tx: Database, table: string): AsyncGenerator<string> {
  // Under another name than its own, which may be a column's too.
  await tx.execute(
    sql`declare every_row no scroll cursor for
      select row_to_json(whole_row)::text as row from ${sql.identifier(table)} as whole_row`,
  )
  for (;;) {
    const rows = await rowsOf(tx, sql.raw(`fetch ${page} from every_row`), z.object({ row: z.string() }))
    for (const { row } of rows) yield row
    if (rows.length < page) break
  }
  await tx.execute(sql`close every_row`)
}

/** Writes rows that were read as JSON. Numbers that the database made up are kept, and it counts on after the last. */
export async function putRows(tx: Database, table: string, rows: readonly string[]): Promise<void> {
  if (rows.length === 0) return
  const name = sql.identifier(table)
  await tx.execute(
    sql`insert into ${name} overriding system value
      select * from json_populate_recordset(null::${name}, ${`[${rows.join()}]`}::json)`,
  )
}

export async function countOn(tx: Database, table: string): Promise<void> {
  const counted = await rowsOf(
    tx,
    sql`select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_identity = 'YES'`,
    z.object({ name: z.string() }),
  )
  for (const { name } of counted) {
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${`public.${table}`}, ${name}),
        (select coalesce(max(${sql.identifier(name)}), 0) + 1 from ${sql.identifier(table)}), false)`,
    )
  }
}
