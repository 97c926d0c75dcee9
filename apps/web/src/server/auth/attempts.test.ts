import { expect, it } from 'vitest'
import { ownDatabase } from '../../../test/own-database.ts'
import { attempt } from '../db/schema/index.ts'
import { countAttempt, forgetAttempts, type Patience } from './attempts.ts'

const db = ownDatabase()

const patience: Patience = { free: 3, firstSeconds: 10, mostSeconds: 40 }
const at = (seconds: number) => new Date(Date.UTC(2026, 11, 1) + seconds * 1000)
const wait = (subject: string, seconds: number) =>
  countAttempt(db(), subject, patience, at(seconds)).then(
    () => 0,
    (error) => error.cause.params.seconds,
  )

it('some attempts are free, then each waits twice as long as the last, up to a bound', async () => {
  const waits = [0, 1, 2, 3, 12, 13, 32, 33, 72, 73, 112, 113]
  const told: number[] = []
  for (const seconds of waits) told.push(await wait('ann', seconds))
  expect(told).toEqual([0, 0, 0, 9, 0, 19, 0, 39, 0, 39, 0, 39])
})

it('what is tried at the same time is counted all the same', async () => {
  const told = await Promise.all(Array.from({ length: 10 }, () => wait('eve', 0)))
  expect(told.filter((seconds) => seconds === 0)).toHaveLength(3)
})

it('begins anew after a success and after a day, and keeps no name', async () => {
  for (let count = 0; count < 3; count++) await wait('bob', 0)
  expect(await wait('bob', 1)).toBe(9)
  await forgetAttempts(db(), 'bob', at(1))
  expect(await wait('bob', 1)).toBe(0)
  for (let count = 0; count < 2; count++) await wait('bob', 1)
  expect(await wait('bob', 2)).toBeGreaterThan(0)
  expect(await wait('bob', 2 * 86_400)).toBe(0)
  expect(await wait('bob', 2 * 86_400)).toBe(0)
  expect(JSON.stringify(await db().select().from(attempt))).not.toMatch(/bob|ann|eve/)
})
