import { main, web } from './lib.mjs'
import { run, stopWithUs } from './processes.mjs'
import { buildToServe } from './tree.mjs'
import { install } from './workspace.mjs'

// `pnpm bench:load`: many games at once on the built site. Only what the bench found goes to the output.
console.log = console.error
await main(async () => {
  stopWithUs()
  await install()
  await buildToServe('bench')
  const bench = ['--import', 'tsx', '--conditions=react-server', 'bench/load.ts', ...process.argv.slice(2)]
  return run([process.execPath, ...bench], { cwd: web })
})
