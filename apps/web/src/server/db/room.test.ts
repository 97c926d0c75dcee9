import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { demandRoom, hasRoom } from './room.ts'

const here = { databaseUrl: null, dataFolder: tmpdir() }

it('a change is refused by name while the disk under the built-in database has too little room', async () => {
  await expect(demandRoom(here, Number.MAX_SAFE_INTEGER)).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    cause: { key: 'storageFull' },
  })
  await demandRoom(here, 1)
})

it('a database elsewhere has its own disk', async () => {
  const elsewhere = { databaseUrl: 'postgres://host/name', dataFolder: tmpdir() }
  expect(await hasRoom(elsewhere, Number.MAX_SAFE_INTEGER)).toBe(true)
})
