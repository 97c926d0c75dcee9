import { parseArgs } from 'node:util'
import { contest } from './contest.ts'
import { ffish } from './ffish.ts'
import { jocly } from './jocly.ts'
import { type Trial, trialsOf } from './ours.ts'
import { type Peer, peers } from './peers.ts'
import { rowOf } from './table.ts'

/**
 * Run in a process of its own, as a game is played: what the compiler has learnt from one game is not held against
 * another. Measures one game and the peers it is compared with, in turn; prints rows and speeds.
 */
const { values, positionals } = parseArgs({ options: { quick: { type: 'boolean' } }, allowPositionals: true })
const isQuick = values.quick === true
const [slug = ''] = positionals

const rivals: readonly Peer[] = [...peers(isQuick), await ffish(slug, isQuick), await jocly(slug)]
const trials = await trialsOf(slug, isQuick)
const pairs = trials.flatMap((trial) =>
  rivals.flatMap((rival) => {
    const runner = rivalTo(trial, rival)
    return runner === undefined ? [] : [{ trial, rival, runner }]
  }),
)
const runners = [...new Set(pairs.map(({ runner }) => runner)), ...trials]
const pace = isQuick ? { rounds: 3, leastMs: 60 } : { rounds: 5, leastMs: 250 }
const speeds = contest(runners, pace, (text) => process.stderr.write(`${slug}: ${text}\n`))
const rows = pairs.map(({ trial, rival, runner }) => rowOf(trial, rival.name, runner.name, speeds))
process.stdout.write(JSON.stringify({ rows, speeds: [...speeds] }))

/** What the trial is compared with: the same game and position where the peer has it, or its yardstick. */
function rivalTo({ game, position, measure }: Trial, { name, perfts, generation, yardstick }: Peer) {
  if (measure === 'generation') return generation
  // No peer searches, so one yardstick is enough: the counts of the first.
  if (measure === 'search' && name !== rivals[0].name) return undefined
  const same = perfts.find((perft) => perft.game === game && perft.position === position)
  return same?.runner ?? yardstick
}
