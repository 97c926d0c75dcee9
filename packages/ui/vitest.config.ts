import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'jsdom',
    // A whole gallery is rendered in one test, on a machine that may have other things to do.
    testTimeout: 60_000,
    // Left to itself vitest keeps one core free, of two.
    maxWorkers: '100%',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./vitest.setup.ts'],
    // The browser checks own the look; here style sheets are only noise.
    css: false,
  },
})
