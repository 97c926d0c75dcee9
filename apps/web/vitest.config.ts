import { createRequire } from 'node:module'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: {
    // Outside Next, `server-only` always throws; here everything is the server.
    alias: { 'server-only': createRequire(import.meta.url).resolve('server-only/empty.js') },
  },
  test: {
    // Creating a database takes seconds when the machine is busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
