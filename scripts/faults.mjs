import { main } from './lib.mjs'
import { run, stopWithUs } from './processes.mjs'
import { faultBench } from './stages.mjs'
import { buildToServe } from './tree.mjs'
import { install } from './workspace.mjs'

// `pnpm test:faults`: breaks the built site in every known way. With `--json` only what was found goes to the output.
console.log = console.error
await main(async () => {
  stopWithUs()
  await install()
  await buildToServe('faults')
  return run(faultBench.command(undefined, process.argv.slice(2)), { cwd: faultBench.cwd })
})
