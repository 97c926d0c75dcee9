import { perft } from '../src/game/index.ts'
import { startPosition } from '../src/notation/index.ts'
import { think } from '../src/search/index.ts'
import { load } from '../src/variants/load.ts'

/** Run in a process of its own: counts, then thinks, and prints the most memory it ever held, in MB. */
const [slug = '', depth = '5'] = process.argv.slice(2)
const game = await load(slug)
if (game === undefined) throw new Error(`There is no game called "${slug}".`)
const counted = perft(game, startPosition(game), Number(depth))
const options = { limits: { nodes: 200_000 }, seed: 1, now: () => 0, shouldStop: () => false, onThought: () => {} }
const { ok } = think(game, { variant: slug, moves: [] }, options)
console.log(JSON.stringify({ counted, ok, mb: process.resourceUsage().maxRSS / 1024 }))
