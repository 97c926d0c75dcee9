import { join } from 'node:path'
import { howToGetChromium, obtainChromium } from './chromium.mjs'
import { main, Refusal, root } from './lib.mjs'
import { run, stopWithUs } from './processes.mjs'
import { buildToServe } from './tree.mjs'
import { install } from './workspace.mjs'

// `pnpm bench:bot`: how a bot feels in a browser, on the built site. Only what the bench found goes to the output.
console.log = console.error
await main(async () => {
  stopWithUs()
  await install()
  await buildToServe('bench')
  const chromium = await obtainChromium()
  if (chromium === undefined) throw new Refusal(howToGetChromium)
  const bench = [process.execPath, '--import', 'tsx', 'bench/bot.ts', ...process.argv.slice(2)]
  return run(bench, { cwd: join(root, 'e2e'), env: { VARIORUM_CHROMIUM: chromium } })
})
