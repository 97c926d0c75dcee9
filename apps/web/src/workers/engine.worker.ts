import { load, slugs } from '@variorum/engine/load'
import { serveEngine } from './serve-engine.ts'
import { thinkElsewhere } from './think-elsewhere.ts'

// The rules, beside the page: no network, and no wait for a search, which has a worker of its own.
serveEngine(self, {
  slugs,
  gameOf: load,
  ...thinkElsewhere(() => new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' })),
  newSeed: () => crypto.getRandomValues(new Uint32Array(1))[0],
  // Here a long line costs nobody but its asker.
  maxMoves: 10_000,
  admit: async () => {},
})
