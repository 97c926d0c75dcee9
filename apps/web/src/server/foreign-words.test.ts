import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportGame, importGame } from '@variorum/engine/ask'
import { gameOf } from '@variorum/engine/catalogue'
import { describe, expect, it } from 'vitest'
import { ownDatabase } from '../../test/own-database.ts'
import { visit } from '../../test/visit.ts'
import { refusalOf } from '../trpc/refusal-of.ts'
import { streamOf } from './api/stream.ts'
import { accountAdapter } from './auth/adapter.ts'
import { nameProblem } from './auth/name.ts'

const db = ownDatabase()

const password = 'withdrawer leaves the pawn'

/** What would be read as something else where it is written out carelessly: by a page, a reader, game text, a list of lines. */
const hostile = [
  '<img onerror=1>',
  '<b>Ann',
  '"><script>',
  "'; drop table",
  '\u202eevE',
  'Eve\u2066',
  'Eve\u200f',
  'Eve"]\n[Result',
  'Eve\r\nSet-Cookie',
  'Eve\u2028{}',
  'Eve{}',
  '../admin',
  'Eve%00',
  '=1+1',
]

describe('words of others', () => {
  it('are nobody’s name, asked for, changed to, or brought along from another site', async () => {
    const { ask } = visit()
    await ask.account.signUp.mutate({ name: 'Plain', password })
    for (const name of hostile) {
      const signedUp = await visit().ask.account.signUp.mutate({ name, password }).catch(refusalOf)
      const changed = await ask.account.changeName.mutate({ name }).catch(refusalOf)
      expect([name, signedUp?.key, changed?.key]).toEqual([
        name,
        expect.stringMatching(/^name(Signs|Length)$/),
        expect.stringMatching(/^name(Signs|Length)$/),
      ])
    }
    const { createUser } = accountAdapter({ db: async () => db(), now: () => new Date(), guestId: null })
    for (const name of hostile) {
      const made = await createUser?.({ id: 'unused', name, email: '', emailVerified: null })
      expect(nameProblem(made?.name ?? '')).toBeNull()
    }
  })

  it('stand in game text as one tag each, and are read back as they were, but for what turns words around', () => {
    const game = gameOf('ultima') ?? expect.unreachable()
    for (const text of hostile) {
      const printed = exportGame(game, { variant: 'ultima', moves: ['a2a4'] }, { Event: text, White: text })
      if (!printed.ok) return expect.unreachable()
      expect(printed.value.match(/^\[Result /gm)).toHaveLength(1)
      expect(printed.value).not.toMatch(/\p{Bidi_Control}/u)
      const read = importGame(game, printed.value)
      const plain = text.replace(/\p{Bidi_Control}/gu, '').replace(/\s+/g, ' ')
      expect(read).toMatchObject({
        ok: true,
        value: { tags: { Event: plain, White: plain }, line: { moves: ['a2a4'] } },
      })
    }
  })

  it('are one line each in a list of lines', async () => {
    async function* values() {
      for (const text of hostile) yield { text }
    }
    const lines = (await new Response(await streamOf(db(), values(), 'somebody')).text()).split('\n')
    expect(lines.pop()).toBe('')
    expect(lines.map((line) => JSON.parse(line).text)).toEqual(hostile)
  })

  it('lose what turns words around where they are shown as they were written', async () => {
    const { ask } = visit()
    await ask.account.signUp.mutate({ name: 'Labeller', password })
    const { known } = await ask.tokens.issue.mutate({ label: 'my \u202emargorp' })
    expect(known.label).toBe('my margorp')
    const tags = { Event: 'a \u2067tag', White: '<b>bold</b>' }
    const game = await ask.games.create.mutate({ variant: 'ultima', mode: 'device', tags })
    expect(game.tags).toEqual({ Event: 'a tag', White: '<b>bold</b>' })
  })
})

it('no page writes HTML that it was handed, except the prose of the rules, which is ours', () => {
  const src = join(import.meta.dirname, '..')
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))
  expect(files.length).toBeGreaterThan(100)
  const raw = files.filter((file) =>
    /dangerouslySetInnerHTML|\.innerHTML|insertAdjacentHTML/.test(readFileSync(join(src, file), 'utf8')),
  )
  expect(raw).toEqual(['features/rules/components/markdown.tsx'])
})
