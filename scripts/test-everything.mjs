import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { howToGetChromium, obtainChromium } from './chromium.mjs'
import { dataFolder, main, root } from './lib.mjs'
import { demandRoom } from './preflight.mjs'
import { stopWithUs } from './processes.mjs'
import { browserTests, built, checks, faultBench, runStage, scriptTests, suite } from './stages.mjs'
import { Tally } from './tally.mjs'
import { install, isInstalled } from './workspace.mjs'

/**
 * Everything, one stage after the other because two cores are all we count on: cheap gates first, then unit and
 * property tests, then the built site in a real Chromium. Goes on after a failure, so that one run shows everything.
 */
export function testEverything({ isLong }) {
  return main(async () => {
    stopWithUs()
    const { DATABASE_URL, REDIS_URL } = process.env
    // Only the stage that is about PostgreSQL may see them: building and every other test stay on a database of their own.
    process.env.DATABASE_URL = ''
    process.env.REDIS_URL = ''
    demandRoom(root, isInstalled() ? 500 : 2500, 'the test run')
    process.env.VARIORUM_DATA = dataFolder()
    await install()

    const tally = new Tally()
    const stage = (it) => runStage(it, tally)
    for (const check of checks) await stage(check)
    await stage(scriptTests)
    const long = isLong ? { VARIORUM_LONG: '1' } : {}
    await stage(suite('packages/engine', { env: long }))
    await stage(suite('packages/ui'))
    await stage(suite('apps/web', { name: 'apps/web on PGlite' }))
    if (DATABASE_URL) {
      const env = { DATABASE_URL, ...(REDIS_URL && { REDIS_URL }) }
      await stage(suite('apps/web', { name: 'apps/web on PostgreSQL', env }))
    }
    const isBuilt = await stage(built)
    await testInBrowser(isBuilt, tally, long)
    if (isLong && isBuilt) await stage(faultBench)

    console.log(['', ...tally.failures, tally.line()].join('\n'))
    return tally.failed === 0 ? 0 : 1
  })
}

async function testInBrowser(isBuilt, tally, env) {
  const chromium = await obtainChromium()
  if (isBuilt && chromium !== undefined) {
    const data = mkdtempSync(join(tmpdir(), 'variorum-e2e-'))
    await runStage(browserTests(chromium, data, env), tally)
    rmSync(data, { recursive: true, force: true })
    return
  }
  console.error(isBuilt ? howToGetChromium : 'The browser tests need a site that builds.')
  tally.add({ passed: 0, failed: 1 }, 'e2e')
}
