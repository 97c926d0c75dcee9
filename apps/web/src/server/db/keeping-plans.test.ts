import type { Sql } from 'postgres'
import { expect, it } from 'vitest'
import { keepingPlans } from './keeping-plans.ts'

/** A client that writes down whether the plan of a question was to be kept, and hands out others as transactions do. */
function recording() {
  const kept: [text: string, isKept: boolean | undefined][] = []
  const one = (): object => ({
    unsafe: (text: string, _values: unknown, options: { prepare?: boolean }) => kept.push([text, options.prepare]),
    begin: (act: (sql: object) => unknown) => act(one()),
    savepoint: (act: (sql: object) => unknown) => act(one()),
  })
  // Nothing else of a client is asked for.
  return { client: keepingPlans(one() as Sql), kept }
}

it('has the plans of questions kept, in transactions and savepoints too, where they do not come in ever other lengths', async () => {
  const { client, kept } = recording()
  void client.unsafe('outside', ['a'])
  void client.unsafe('nothing to fill in')
  void client.unsafe('long', new Array(100).fill('a'))
  await client.begin(async (tx) => {
    void tx.unsafe('in a transaction', ['a'])
    await tx.savepoint(async (inner) => void inner.unsafe('in a savepoint', ['a']))
  })
  expect(kept).toEqual([
    ['outside', true],
    ['nothing to fill in', false],
    ['long', false],
    ['in a transaction', true],
    ['in a savepoint', true],
  ])
})
