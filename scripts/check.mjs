import { main } from './lib.mjs'
import { stopWithUs } from './processes.mjs'
import { checks, runStage } from './stages.mjs'
import { Tally } from './tally.mjs'
import { install } from './workspace.mjs'

// `pnpm check`: all gates that need no test run. Goes on after a failure, so that one run shows everything.
await main(async () => {
  stopWithUs()
  await install()
  const tally = new Tally()
  for (const stage of checks) await runStage(stage, tally)
  console.log(['', ...tally.failures, tally.line()].join('\n'))
  return tally.failed === 0 ? 0 : 1
})
