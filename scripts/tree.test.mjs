import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listeners, raise } from './flags.mjs'
import { demandNobodyServesOther, flags } from './tree.mjs'

test('nothing is built under a server that serves something else from this tree', async () => {
  const lower = await raise(flags, `another-3999-${process.pid}`)
  await assert.rejects(demandNobodyServesOther(), /http:\/\/localhost:3999, and something has changed since/)
  await lower()
})

test('nothing is built while another start builds', async () => {
  const lower = await raise(flags, `building-3999-${process.pid}`)
  await assert.rejects(demandNobodyServesOther(), /is building the site/)
  await lower()
})

test('a flag is gone once it is lowered', async () => {
  const name = `another-3999-${process.pid}`
  const lower = await raise(flags, name)
  assert.ok((await listeners(flags)).includes(name))
  await lower()
  assert.ok(!(await listeners(flags)).includes(name))
})
