import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { slugs } from '../src/variants/catalogue.ts'
import { contest } from './contest.ts'
import { ffish } from './ffish.ts'
import { deepestCounts, trialsOf } from './ours.ts'
import { peers } from './peers.ts'
import { ratioTable, rowOf, speedTable } from './table.ts'

/**
 * Our speed as a ratio to that of peers run in the same job, never as a figure alone: ratios carry over to another
 * machine. Nodes are compared with the peer's nodes of the same game and position, or from the start of chess where it
 * has no such game; lists of moves with its lists at kiwipete.
 */
const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean' }, quick: { type: 'boolean' } },
  allowPositionals: true,
})
const isQuick = values.quick === true
const games = positionals.length > 0 ? positionals : slugs
const mostMb = 110

const progress = (text: string): void => {
  process.stderr.write(`${text}\n`)
}

const rivals = [...peers(isQuick), await ffish(isQuick)]
const trials = games.flatMap((slug) => trialsOf(slug, isQuick))
const runners = [
  ...rivals.flatMap(({ perfts, generation }) => [...perfts.map(({ runner }) => runner), generation]),
  ...trials,
]
const speeds = contest(runners, isQuick ? { rounds: 3, leastMs: 60 } : { rounds: 5, leastMs: 250 }, progress)

const rows = trials.flatMap((trial) =>
  rivals.flatMap(({ name, perfts, generation }) => {
    // Neither peer searches, so one yardstick is enough: the counts of the first.
    if (trial.measure === 'search' && name !== rivals[0].name) return []
    const same = perfts.find(({ game, position }) => game === trial.game && position === trial.position) ?? perfts[0]
    return [rowOf(trial, name, trial.measure === 'generation' ? generation.name : same.runner.name, speeds)]
  }),
)

if (values.json) process.stdout.write(`${JSON.stringify(rows)}\n`)
else {
  console.log(`${speedTable(speeds)}\n\n${ratioTable(rows)}\n`)
  for (const slug of games) console.log(memoryLine(slug))
}

/** A process of its own tells what the engine needs; the runtime, and what reads TypeScript for it, included. */
function memoryLine(slug: string): string {
  const start = deepestCounts(slug, isQuick).find((entry) => entry.id === 'start')
  if (start === undefined) return `${slug}: no count from the start`
  progress(`memory of ${slug}`)
  const child = [
    process.execPath,
    '--import',
    'tsx',
    join(import.meta.dirname, 'memory.ts'),
    slug,
    `${start.depth}`,
  ] as const
  const told = execFileSync(child[0], child.slice(1), { cwd: join(import.meta.dirname, '..'), encoding: 'utf8' })
  const [, counted, mb] = /"counted":(\d+).*"mb":([\d.]+)/.exec(told) ?? []
  if (Number(counted) !== start.nodes)
    throw new Error(`${slug}: perft(${start.depth}) is ${counted}, not ${start.nodes}`)
  return `${slug}: perft(${start.depth}) and a search held ${Math.round(Number(mb))} MB at most (${Number(mb) <= mostMb ? 'within' : 'ABOVE'} ${mostMb} MB)`
}
