import { resolve } from 'node:path'
import { dataFolder, main, Refusal, web } from './lib.mjs'
import { run, stopWithUs } from './processes.mjs'
import { install } from './workspace.mjs'

// `npm run backup -- <file>` and `npm run restore -- <file> [--replace]`. A file is meant from where the command was given.
const [what, ...words] = process.argv.slice(2)
await main(async () => {
  stopWithUs()
  const [file, ...more] = words.filter((word) => !word.startsWith('--'))
  const flags = words.filter((word) => word.startsWith('--'))
  const isKnown = flags.every((flag) => what === 'restore' && flag === '--replace')
  if (file === undefined || more.length > 0 || !isKnown)
    throw new Refusal(`Usage: npm run ${what} -- <file>${what === 'restore' ? ' [--replace]' : ''}`)
  await install()
  const script = ['--import', 'tsx', '--conditions=react-server', `scripts/${what}.ts`]
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file)
  return run([process.execPath, ...script, path, ...flags], { cwd: web, env: { VARIORUM_DATA: dataFolder() } })
})
