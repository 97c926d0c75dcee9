import { parseArgs } from 'node:util'
import type { Game } from '../src/game/index.ts'
import { think } from '../src/search/index.ts'
import { load } from '../src/variants/load.ts'
import { median } from './contest.ts'
import { cpuMs } from './cpu.ts'
import { deepestCounts } from './ours.ts'

/**
 * How deep the search sees in a second of processor time, at the middle games whose counts lie beside a game. A depth
 * counts when it has been searched to its end: the same search is asked again for one step more, until that takes longer.
 */
const { values, positionals } = parseArgs({
  options: { ms: { type: 'string', default: '1000' }, json: { type: 'boolean' } },
  allowPositionals: true,
})
const mostMs = Number(values.ms)
const [slug = 'ultima'] = positionals
/** Which of equal moves comes first is chance, and a ply more or less hangs on it. */
const seeds = [1, 2, 3]

const game = await known(slug)

const middleGames = deepestCounts(slug, false).filter(({ id, nodes }) => id !== 'start' && nodes >= 10_000)
const rows = middleGames.map(({ id, position }) => {
  search(position, 12, 1000, 0)
  const reached = seeds.map((seed) => reachedFrom(position, seed))
  const speed = Math.round(median(reached.map(({ nps }) => nps)))
  return { position: id, depths: reached.map(({ depth }) => depth), nps: speed }
})
const mean = rows.flatMap(({ depths }) => depths).reduce((sum, depth, _, all) => sum + depth / all.length, 0)

if (values.json) process.stdout.write(`${JSON.stringify({ game: slug, ms: mostMs, mean, rows })}\n`)
else {
  for (const { position, depths, nps } of rows) {
    console.log(
      `${position.padEnd(12)} ${depths.join(' ').padStart(10)} ${nps.toLocaleString('en').padStart(12)} nodes/s`,
    )
  }
  console.log(`${slug}: mean completed depth in ${mostMs} ms of processor time ${mean.toFixed(2)}`)
}

async function known(slug: string): Promise<Game> {
  const game = await load(slug)
  if (game === undefined) throw new Error(`There is no game called "${slug}".`)
  return game
}

function reachedFrom(position: string, seed: number): { depth: number; nps: number } {
  let nps = 0
  for (let depth = 1; ; depth++) {
    const { nodes, ms, isDecided } = search(position, depth, 2 * mostMs, seed)
    if (ms > mostMs) return { depth: depth - 1, nps }
    nps = (nodes * 1000) / ms
    if (isDecided) return { depth, nps }
  }
}

function search(start: string, depth: number, ms: number, seed: number) {
  const began = cpuMs()
  const options = { limits: { depth, ms }, seed, now: cpuMs, shouldStop: () => false, onThought: () => {} }
  const asked = think(game, { variant: slug, start, moves: [] }, options)
  if (!asked.ok) throw new Error(`${slug} ${start}: ${asked.error.key}`)
  return { nodes: asked.value.nodes, ms: cpuMs() - began, isDecided: asked.value.mateIn !== null }
}
