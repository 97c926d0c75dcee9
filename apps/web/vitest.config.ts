import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: {
    // Outside Next, `server-only` always throws; here everything is the server. Its exports hide the file that does not.
    alias: { 'server-only': fileURLToPath(new URL('./node_modules/server-only/empty.js', import.meta.url)) },
  },
  test: {
    // Left to itself vitest keeps one core free, of two.
    maxWorkers: '100%',
    // It asks for Next without saying which file, as only bundlers understand.
    server: { deps: { inline: ['next-auth'] } },
    globalSetup: ['./test/blank-database.ts'],
    setupFiles: ['./test/setup.ts'],
    // Creating a database takes seconds when the machine is busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
