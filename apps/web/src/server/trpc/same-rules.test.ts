import { createTRPCClient, httpBatchLink } from '@trpc/client'
import { describe, expect, it } from 'vitest'
import { ownDatabase } from '../../../test/own-database.ts'
import { visit } from '../../../test/visit.ts'
import { rulesBuild, rulesHeader } from '../../lib/rules-build.ts'
import { refusalOf } from '../../trpc/refusal-of.ts'
import type { AppRouter } from './root.ts'

ownDatabase()

/** A visitor's pages: one that names these rules, one that names none, one from another edition. */
function pages() {
  const { fetch } = visit()
  const page = (headers: Record<string, string>) =>
    createTRPCClient<AppRouter>({
      links: [httpBatchLink({ url: 'http://variorum.test/api/trpc', fetch, methodOverride: 'POST', headers })],
    })
  return {
    fresh: page({ [rulesHeader]: rulesBuild }),
    silent: page({}),
    outdated: page({ [rulesHeader]: 'of another edition' }),
  }
}

const keyOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (error: unknown) => refusalOf(error).key,
  )

describe('a page that goes by other rules than the server', () => {
  it('begins no game, plays no move, takes none back and gives none up, and the game stands as it was', async () => {
    const { fresh, outdated } = pages()
    const { id } = await fresh.games.create.mutate({ variant: 'ultima', mode: 'device' })
    await fresh.games.move.mutate({ id, ply: 0, move: 'a2a4', clientId: 'fresh-move-1' })
    const refused = [
      outdated.games.create.mutate({ variant: 'ultima', mode: 'device' }),
      outdated.games.move.mutate({ id, ply: 1, move: 'a7a5', clientId: 'stale-move-1' }),
      outdated.games.takeBack.mutate({ id, ply: 0 }),
      outdated.games.resign.mutate({ id, seat: 0 }),
      outdated.games.get.query({ id }),
    ]
    expect(await Promise.all(refused.map(keyOf))).toEqual(refused.map(() => 'otherRules'))
    expect(await fresh.games.get.query({ id })).toMatchObject({ moves: ['a2a4'], status: 'playing', version: 1 })
  })

  it('plays the move it kept when it comes again with the rules of the server', async () => {
    const { fresh, outdated } = pages()
    const { id } = await fresh.games.create.mutate({ variant: 'ultima', mode: 'device' })
    const kept = { id, ply: 0, version: 0, move: 'a2a4', clientId: 'kept-move-1' }
    expect(await keyOf(outdated.games.move.mutate(kept))).toBe('otherRules')
    expect(await fresh.games.move.mutate(kept)).toMatchObject({ moves: ['a2a4'] })
  })

  it('still asks about positions, which are answered by the rules of the server', async () => {
    const { outdated } = pages()
    expect(await keyOf(outdated.engine.position.query({ line: { variant: 'ultima', moves: [] } }))).toBe('done')
    expect(await keyOf(outdated.games.mine.query({}))).toBe('done')
  })
})

it('who has no rules of its own goes by those of the server', async () => {
  const { silent } = pages()
  const { id } = await silent.games.create.mutate({ variant: 'ultima', mode: 'device' })
  expect(await keyOf(silent.games.move.mutate({ id, ply: 0, move: 'a2a4', clientId: 'silent-move-1' }))).toBe('done')
})
