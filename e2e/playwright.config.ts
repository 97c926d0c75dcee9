import { mkdtempSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumFlags } from './chromium.ts'

const port = Number(process.env.VARIORUM_E2E_PORT ?? 4300)
const address = `http://127.0.0.1:${port}`

/** Games of a test run live in a folder of their own. Workers read this file too, so the first process decides. */
process.env.VARIORUM_E2E_DATA ??= realpathSync(mkdtempSync(join(tmpdir(), 'variorum-e2e-')))

export default defineConfig({
  testDir: '.',
  testMatch: '{journeys,screens,budgets,faults}/**/*.spec.ts',
  outputDir: './test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  // What is waited for comes at its own time, and late on a machine that is busy; nothing here measures how late.
  expect: { timeout: 15_000 },
  use: {
    baseURL: address,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.VARIORUM_CHROMIUM ? { executablePath: process.env.VARIORUM_CHROMIUM } : {}),
      args: chromiumFlags,
    },
  },
  webServer: {
    // As `npm start` does: migrate in a process that ends, then serve without a shell in between to swallow the signal.
    command: [
      `"${process.execPath}" --import tsx --conditions=react-server scripts/migrate.ts`,
      `exec "${process.execPath}" scripts/serve.mjs`,
    ].join(' && '),
    cwd: '../apps/web',
    env: {
      VARIORUM_DATA: process.env.VARIORUM_E2E_DATA,
      DATABASE_URL: '',
      NODE_ENV: 'production',
      // A run has better things to do than to look at its own games.
      VARIORUM_FAIR_PLAY: '0',
      VARIORUM_GALLERY: '1',
      PORT: `${port}`,
    },
    url: `${address}/api/health`,
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
