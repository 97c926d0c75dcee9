import type { AnyProcedure } from '@trpc/server'
import { beforeAll, expect, it } from 'vitest'
import { entries } from '../../../test/access/entries.ts'
import { makeScene, type Scene } from '../../../test/access/scene.ts'
import { ownDatabase } from '../../../test/own-database.ts'
import { hasDoor, visit } from '../../../test/visit.ts'
import { appRouter } from './root.ts'

const db = ownDatabase()
let scene: Scene
beforeAll(async () => {
  scene = await makeScene(db())
  hasDoor()
})

// In truth the record is flat, from paths to procedures; its type follows how routers are nested.
const procedures = appRouter._def.procedures as unknown as Record<string, AnyProcedure>
const json = { 'content-type': 'application/json' }
let asked = 0

/** An input with one of its texts or numbers spoilt, for each of them. */
function* spoilt(input: unknown): Generator<unknown> {
  if (typeof input === 'string') yield* ['\0', `${input}\0`, `${input}\ud800`]
  if (typeof input === 'number') yield* [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]
  if (typeof input !== 'object' || input === null) return
  for (const [name, inner] of Object.entries(input)) {
    for (const bad of spoilt(inner))
      yield Array.isArray(input) ? input.with(Number(name), bad) : { ...input, [name]: bad }
  }
}

it.each(Object.entries(entries).filter(([, { input }]) => input !== undefined))(
  '%s refuses text and numbers that no database can hold, and does not fail of them',
  async (path, { input }) => {
    for (const bad of spoilt(input?.(scene, 'nobody'))) {
      const { fetch } = visit(`10.2.${asked >> 8}.${asked++ & 255}`)
      const body = JSON.stringify(bad)
      const answer =
        procedures[path]?._def.type === 'subscription'
          ? await fetch(`/api/trpc/${path}?input=${encodeURIComponent(body)}`)
          : await fetch(`/api/trpc/${path}`, { method: 'POST', headers: json, body })
      const [, key] = /"key":"(\w+)","params":/.exec(await answer.text()) ?? []
      // The rules keep nothing, and say of what they do not know that they do not know it.
      if (path.startsWith('engine.')) expect([body, key]).not.toEqual([body, 'internal'])
      else expect([body, key]).toEqual([body, 'badInput'])
    }
  },
)
