import type { AnyProcedure } from '@trpc/server'
import { beforeAll, expect, it } from 'vitest'
import { type Asked, type Asker, askers } from '../../../test/access/asked.ts'
import { comeAs, rowsOf } from '../../../test/access/come-as.ts'
import { entries } from '../../../test/access/entries.ts'
import { makeScene, type Scene } from '../../../test/access/scene.ts'
import { ownDatabase } from '../../../test/own-database.ts'
import type { visit } from '../../../test/visit.ts'
import { appRouter } from './root.ts'

const db = ownDatabase()
let scene: Scene
beforeAll(async () => {
  scene = await makeScene(db())
})

// In truth the record is flat, from paths to procedures; its type follows how routers are nested.
const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, AnyProcedure>)

const entriesByPath = new Map(Object.entries(entries))

it('every procedure there is is asked by all whom it does not concern', () => {
  expect(Object.keys(entries).toSorted()).toEqual(procedures.map(([path]) => path).toSorted())
})

it.each(procedures)('%s does nothing to what is another’s, and tells nothing of it', async (path, procedure) => {
  const asked = entriesByPath.get(path) ?? expect.unreachable()
  const ask = procedure._def.type === 'subscription' ? heard : answered
  const before = await rowsOf(db(), scene)
  for (const asker of askers) {
    const { fetch } = await comeAs(db(), scene, asker)
    const text = await ask(fetch, path, asked, asker)
    expect([asker, keyIn(text)]).toEqual([asker, asked.outcomes[asker]])
    const allowed = asked.mayTell?.(scene) ?? []
    expect(scene.secrets.filter((secret) => text.includes(secret) && !allowed.includes(secret))).toEqual([])
  }
  const after = await rowsOf(db(), scene)
  expect(before.filter((row) => !after.includes(row))).toEqual([])
  if (!asked.mayAdd) expect(after).toHaveLength(before.length)
})

type Fetch = ReturnType<typeof visit>['fetch']

const json = { 'content-type': 'application/json' }

async function answered(fetch: Fetch, path: string, { input }: Asked, asker: Asker): Promise<string> {
  const body = input && JSON.stringify(input(scene, asker))
  const answer = await fetch(`/api/trpc/${path}`, { method: 'POST', headers: json, ...(body && { body }) })
  return answer.text()
}

/** What comes first on a stream: of a game, the whole of it. */
async function heard(fetch: Fetch, path: string, { input }: Asked, asker: Asker): Promise<string> {
  const gone = new AbortController()
  const asked = encodeURIComponent(JSON.stringify(input?.(scene, asker)))
  const { body } = await fetch(`/api/trpc/${path}?input=${asked}`, { signal: gone.signal })
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader() ?? expect.unreachable()
  let text = ''
  while (!/("snapshot"|serialized-error)[\s\S]*\n\n/.test(text)) {
    const { value, done } = await reader.read()
    if (done) break
    text += value
  }
  gone.abort()
  return text
}

/** The key of the refusal in an answer, as its bytes have it. */
const keyIn = (text: string): string => /"key":"(\w+)","params":/.exec(text)?.[1] ?? 'done'
