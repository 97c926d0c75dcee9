import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sitDown } from '../../../../test/online.ts'
import { migratedDatabase } from '../../../../test/visit.ts'
import { pendingMigrations } from '../migrations.ts'
import { type OpenDatabase, openDatabase } from '../open.ts'
import { account, game, gameEvent, gameMove, notice, rating, ratingPoint } from '../schema/index.ts'
import { backUp } from './back-up.ts'
import { type Part, writeBackup } from './backup-file.ts'
import { restore } from './restore.ts'

const now = new Date(Date.UTC(2026, 0, 2))
const folder = mkdtempSync(join(tmpdir(), 'variorum-backup-test-'))
const file = join(folder, 'backup')
const meant = { isReplacing: true, now }
let opened: OpenDatabase
/** One of the other kind, or at least another. To make one is most of what this file takes. */
let other: OpenDatabase

/** Everything there is, as one text; times and numbers as the database itself prints them. */
async function all({ db }: OpenDatabase): Promise<string> {
  const tables = [account, game, gameEvent, gameMove, rating, ratingPoint]
  return JSON.stringify(await Promise.all(tables.map((table) => db.select().from(table))))
}

const told = {
  playerId: 'player-0',
  topic: 'turn',
  channel: 'push',
  subject: 'a-game',
  ply: 0,
  status: 'sent',
} as const
const write = (version: number) =>
  opened.db
    .insert(notice)
    .values({ ...told, version, at: now, dueAt: now })
    .returning()

/** A backup of nothing. */
async function* whole(): AsyncGenerator<Part> {}

/** The file with some of its text exchanged. */
function tampered(change: (text: string) => string): string {
  const other = join(folder, 'tampered')
  writeFileSync(other, gzipSync(change(gunzipSync(readFileSync(file)).toString())))
  return other
}

beforeAll(async () => {
  opened = await migratedDatabase()
  const players = ['Zoë', 'line\u2028end'].map((name, seat) => ({ id: `player-${seat}`, name }))
  await opened.db.insert(account).values(players.map(({ id, name }) => ({ id, name, nameKey: id, createdAt: now })))
  const { move } = await sitDown(opened.db, { variant: 'chess', rated: true, players })
  for (const [ply, text] of ['f2f3', 'e7e5', 'g2g4', 'd8h4'].entries()) await move(ply % 2, text)
  await write(1)
  other = await openDatabase({ databaseUrl: null, dataFolder: null })
  await backUp(opened.db, file, now, async () => ({ ...other, close: async () => {} }))
}, 180_000)
afterAll(async () => {
  await other.close()
  await opened.close()
})

describe('a backup', () => {
  it('holds everything, and says how much that is', async () => {
    const before = await all(opened)
    await opened.db.delete(game)
    await opened.db.delete(rating)
    const { rows, tables, at } = await restore(opened, file, meant)
    expect(await all(opened)).toBe(before)
    expect(at).toBe(now.toISOString())
    expect([rows > 12, tables > 12]).toEqual([true, true])
  })

  it('is for its owner’s eyes, and leaves nothing else behind', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder).filter((name) => name.includes('partial'))).toEqual([])
  })

  it('that could not be finished leaves the one before it as it was', async () => {
    const before = readFileSync(file)
    const torn = async function* (): AsyncGenerator<Part> {
      yield { kind: 'table', table: 'game' }
      throw new Error('The database is gone.')
    }
    await expect(writeBackup(file, torn(), async () => {})).rejects.toThrow('gone')
    const wrong = writeBackup(file, whole(), () => Promise.reject(new Error('It cannot be put back.')))
    await expect(wrong).rejects.toThrow('put back')
    expect(readFileSync(file)).toEqual(before)
    expect(readdirSync(folder).filter((name) => name.includes('partial'))).toEqual([])
  })

  it('can be put into a database of the other kind, and one of an older version is brought up to this one', async () => {
    expect(await all(other)).toBe(await all(opened))

    const text = gunzipSync(readFileSync(file)).toString()
    const head = JSON.parse(/^#head (.*)$/m.exec(text)?.[1] ?? '')
    const older = { ...head, migrations: head.migrations.slice(0, 1) }
    const none = (table: string) => [`#table ${table}`, `#sum 0 ${'0'.repeat(64)}`]
    const lines = [`#head ${JSON.stringify(older)}`, ...none('game'), ...none('game_move'), '#end', '']
    await restore(
      other,
      tampered(() => lines.join('\n')),
      meant,
    )
    expect(await pendingMigrations(other.db)).toEqual([])
    expect(await other.db.select().from(account)).toEqual([])
  })
})

describe('a restore', () => {
  it('does not go over what is there unless that is meant', async () => {
    const before = await all(opened)
    await expect(restore(opened, file, { isReplacing: false, now })).rejects.toThrow('--replace')
    expect(await all(opened)).toBe(before)
  })

  it.each([
    ['whose end is missing', (text: string) => text.replace('#end\n', ''), 'end'],
    ['with a row less', (text: string) => text.replace(/^\{.*"d8h4".*\n/m, ''), 'game_event'],
    [
      'with a table less',
      (text: string) => text.replace(/^#table rating_point\n(\{.*\n)*#sum.*\n/m, ''),
      'rating_point',
    ],
    ['of a newer version', (text: string) => text.replace(/"hash":"\w+/, '"hash":"0'), 'newer'],
    ['of another kind', (text: string) => text.replace('"format":1', '"format":2'), 'does not know'],
  ])('of a file %s changes nothing and says why', async (_, change, why) => {
    const before = await all(opened)
    await expect(restore(opened, tampered(change), meant)).rejects.toThrow(why)
    expect(await all(opened)).toBe(before)
  })

  it('of what is no backup, or is cut off, says so in a sentence', async () => {
    await expect(restore(opened, join(folder, 'nowhere'), meant)).rejects.toThrow('There is no file')
    const torn = join(folder, 'torn')
    writeFileSync(torn, readFileSync(file).subarray(0, 500))
    await expect(restore(opened, torn, meant)).rejects.toThrow('damaged')
    writeFileSync(torn, 'Dear diary')
    await expect(restore(opened, torn, meant)).rejects.toThrow('no backup')
  })

  it('leaves a database alone that a server is using', async () => {
    await opened.db.execute(sql`insert into pulse (id, at) values (1, ${now.toISOString()}::timestamptz)`)
    await expect(restore(opened, file, meant)).rejects.toThrow('stop it first')
    await opened.db.execute(sql`delete from pulse`)
  })

  it('counts on where the database had counted', async () => {
    await restore(opened, file, meant)
    const [next] = await write(2)
    expect(next?.id).toBe(2)
  })
})
