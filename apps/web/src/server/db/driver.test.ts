import postgres from 'postgres'
import { describe, expect, it } from 'vitest'

const { DATABASE_URL = '' } = process.env

/**
 * The driver as it is published sends BEGIN over a connection it then gives to others when the connection has its fill of
 * questions (porsager/postgres#823, #1189): they run in a transaction nobody ends. `patches/` mends it.
 */
describe.skipIf(DATABASE_URL === '')('the driver of PostgreSQL', () => {
  it('keeps a connection to a transaction, however many questions wait for it', async () => {
    const notices: string[] = []
    const onnotice = ({ code }: postgres.Notice) => void notices.push(`${code}`)
    // The driver's types do not know how many questions may be on their way over a connection.
    const options = { max: 3, max_pipeline: 1, onnotice }
    const sql = postgres(DATABASE_URL, options)
    for (let round = 0; round < 5; round++) {
      // Asked at once, and not when somebody waits for it.
      const busy = [0, 1, 2].map((index) => sql.unsafe(`select ${index} as told, pg_sleep(0.1)`).execute())
      const transactions = [3, 4, 5, 6].map((index) => sql.begin((tx) => tx`select ${index}::int as told`))
      const told = await Promise.all([...busy, ...transactions])
      expect(told.map(([row]) => row?.told)).toEqual([0, 1, 2, 3, 4, 5, 6])
    }
    await sql.end()
    // 25001 says that a transaction was begun within another.
    expect(notices).toEqual([])
  })
})
