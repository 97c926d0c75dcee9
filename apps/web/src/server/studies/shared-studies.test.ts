import { expect, it } from 'vitest'
import { ownDatabase } from '../../../test/own-database.ts'
import { writeAccount } from '../../../test/records.ts'
import { claimGuest } from '../auth/claim-guest.ts'
import { closeAccountOf } from '../people/close-account-of.ts'
import { sharedAt, shareStudy } from './shared-studies.ts'

const db = ownDatabase()
const now = new Date('2026-05-01T12:00:00Z')
const study = { variant: 'chess', text: '1. e4 {Best by test.} (1. d4) *', way: [1] }

it('a tree is found as it was shared, and the same once more under the same address', async () => {
  const id = await shareStudy(db(), 'guest-1', study, now)
  expect(await sharedAt(db(), id)).toEqual(study)
  expect(await shareStudy(db(), 'guest-1', study, now)).toBe(id)
  expect(await shareStudy(db(), 'guest-1', { ...study, way: [0] }, now)).not.toBe(id)
  expect(await shareStudy(db(), 'guest-2', study, now)).not.toBe(id)
  expect(await sharedAt(db(), 'nothing')).toBeNull()
})

it('what a guest shared goes to the account they sign in as, and with the account it goes', async () => {
  await writeAccount(db(), 'Ann')
  const id = await shareStudy(db(), 'guest-3', study, now)
  await db().transaction((tx) => claimGuest(tx, 'guest-3', 'ann', now))
  expect(await shareStudy(db(), 'ann', study, now)).toBe(id)
  await closeAccountOf(db(), () => undefined, { id: 'ann', name: 'Ann' }, now)
  expect(await sharedAt(db(), id)).toBeNull()
})
