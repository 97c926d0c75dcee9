import { bin, dataFolder, main, web } from './lib.mjs'
import { demandFreePort, parsePort } from './preflight.mjs'
import { run, stopWithUs } from './processes.mjs'
import { install, migrate } from './workspace.mjs'

// `npm run dev`: the site with reloading, on the same data as `npm start`.
await main(async () => {
  stopWithUs()
  const port = parsePort(process.env.PORT || undefined)
  await demandFreePort(port)
  process.env.VARIORUM_DATA = dataFolder()
  await install()
  await migrate()
  return run(bin(web, 'next', 'dist/bin/next', 'dev', '-p', String(port)), { cwd: web })
})
