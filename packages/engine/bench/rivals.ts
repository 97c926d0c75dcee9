import { parseArgs } from 'node:util'
import { playGame } from '../src/cli/match/contest.ts'
import { estimate } from '../src/cli/match/elo.ts'
import { openingOf } from '../src/cli/match/openings.ts'
import type { Player } from '../src/cli/match/player.ts'
import { nothingPlayed, ScoreSheet } from '../src/cli/match/score-sheet.ts'
import { think } from '../src/search/index.ts'
import { load } from '../src/variants/load.ts'
import { cpuMs } from './cpu.ts'
import { jsChessEngine } from './js-chess-engine.ts'

/**
 * Our search at full strength against a chess program that has levels but no clock: each of our moves gets the processor
 * time that the rival has needed for its moves of the game on average, so that both have had the same in the end.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    level: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean' },
  },
})
const level = Number(values.level)
const seed = Number(values.seed)
const most = Number(values.games)
/** Before the rival has moved nobody knows what it takes. */
const FIRST_MS = 10

const game = await load('chess')
if (game === undefined) throw new Error('There is no chess.')
const rival = jsChessEngine(game, level)
let moves = 0
let theirMs = 0
let ourMs = 0
const timed: Player = {
  ...rival,
  async reply(...asked) {
    const reply = await rival.reply(...asked)
    moves++
    theirMs += rival.spentMs
    return reply
  },
}
const us: Player = {
  begin: () => Promise.resolve(),
  close: () => {},
  reply(line, _p, seed) {
    const began = cpuMs()
    const limits = { ms: moves === 0 ? FIRST_MS : theirMs / moves }
    const asked = think(game, line, { limits, seed, now: cpuMs, shouldStop: () => false, onThought: () => {} })
    ourMs += cpuMs() - began
    if (!asked.ok || asked.value.best === null) throw new Error(`nothing to play after ${line.moves.join(' ')}`)
    return Promise.resolve({ ok: true, steps: [asked.value.best] })
  },
}

const sheet = new ScoreSheet()
let tally = nothingPlayed
for (let pair = 0; 2 * pair < most; pair++) {
  const opening = openingOf(game, seed, pair)
  for (const seat of [0, 1]) sheet.add(await playGame(game, [us, timed], opening, { pair, seat, seed }))
  tally = sheet.plus(tally, pair)
  process.stderr.write(`${tally.games} of ${most}: +${tally.wins} =${tally.draws} −${tally.losses}\n`)
}

const { games, wins, draws, losses } = tally
const share = (wins + draws / 2) / games
const { elo, error } = estimate(tally.pairs)
const msOf = { ours: Math.round(ourMs), theirs: Math.round(theirMs) }
if (values.json) {
  process.stdout.write(
    `${JSON.stringify({ rival: 'js-chess-engine', level, ...tally, share, elo, error, ms: msOf })}\n`,
  )
} else {
  const difference = elo === null ? 'Elo without bound' : `Elo ${elo.toFixed(0)} ± ${error?.toFixed(0) ?? '?'}`
  console.log(
    `chess against js-chess-engine at its level ${level}, equal processor time (${msOf.ours} and ${msOf.theirs} ms):`,
  )
  console.log(`+${wins} =${draws} −${losses} of ${games}, ${(100 * share).toFixed(1)} %, ${difference}`)
}
