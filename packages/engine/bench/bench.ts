import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'esbuild'
import { slugs } from '../src/variants/catalogue.ts'
import { deepestCounts } from './ours.ts'
import { type Row, ratioTable, speedTable } from './table.ts'

/**
 * Our speed as a ratio to that of peers run in the same job, never as a figure alone: ratios carry over to another
 * machine. Nodes are compared with the peer's nodes of the same game and position; else with those from its start of the game,
 * or of chess where it has no such game; lists of moves with its lists at kiwipete.
 */
process.chdir(join(import.meta.dirname, '..'))
const outdir = 'node_modules/.cache/bench'
const [first, ...others] = process.argv.slice(2)
if (first === 'depth') {
  await compile('depth')
  process.stdout.write(run(`${outdir}/depth.mjs`, ...others))
  process.exit()
}

// Not a measure but a player: `variorum match` talks to it as to any other program, until it is told to quit.
if (first === 'js-chess-engine') {
  const { converse } = await import('./js-chess-engine.ts')
  await converse(others[0] ?? '3')
  process.exit()
}

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean' }, quick: { type: 'boolean' } },
  allowPositionals: true,
})
const isQuick = values.quick === true
const games = positionals.length > 0 ? positionals : slugs
const mostMb = 110
for (const slug of games) if (!slugs.includes(slug)) throw new Error(`There is no game called "${slug}".`)

await compile('one-game')

const measured = games.map((slug): { rows: Row[]; speeds: [name: string, rounds: number[]][] } =>
  // Our own rows and speeds, as they were a moment ago in the other process.
  JSON.parse(run(`${outdir}/one-game.mjs`, slug, ...(isQuick ? ['--quick'] : []))),
)
const rows = measured.flatMap((one) => one.rows)
if (values.json) process.stdout.write(`${JSON.stringify(rows)}\n`)
else {
  for (const one of measured) console.log(`${speedTable(new Map(one.speeds))}\n`)
  console.log(`${ratioTable(rows)}\n`)
  for (const slug of games) console.log(memoryLine(slug))
}

/** Compiled, as browsers run it and as the peers come, for what reads TypeScript on the way slows what it has read. */
async function compile(name: string): Promise<void> {
  await build({
    entryPoints: [`bench/${name}.ts`],
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  })
}

/** What a process of its own prints; it shows its progress itself. */
function run(...words: readonly string[]): string {
  return execFileSync(process.execPath, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
}

/** A process of its own tells what the engine needs; the runtime, and what reads TypeScript for it, included. */
function memoryLine(slug: string): string {
  const start = deepestCounts(slug, isQuick).find((entry) => entry.id === 'start')
  if (start === undefined) return `${slug}: no count from the start`
  process.stderr.write(`memory of ${slug}\n`)
  const told = run('--import', 'tsx', 'bench/memory.ts', slug, `${start.depth}`)
  const [, counted, mb] = /"counted":(\d+).*"mb":([\d.]+)/.exec(told) ?? []
  if (Number(counted) !== start.nodes)
    throw new Error(`${slug}: perft(${start.depth}) is ${counted}, not ${start.nodes}`)
  return `${slug}: perft(${start.depth}) and a search held ${Math.round(Number(mb))} MB at most (${Number(mb) <= mostMb ? 'within' : 'ABOVE'} ${mostMb} MB)`
}
