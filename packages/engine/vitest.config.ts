import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Rules keep no state between questions, so the files of a worker share modules and compiled games.
    pool: 'threads',
    isolate: false,
    // Left to itself vitest keeps one core free, of two.
    maxWorkers: '100%',
  },
})
