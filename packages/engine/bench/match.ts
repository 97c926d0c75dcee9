/**
 * Bots against each other: `tsx bench/match.ts <game> <pairs> <player> <player> [seed]`. A player is a level, a budget or
 * both, `club`, `nodes=2000`, `casual,nodes=500`; `build=<file>` plays with another build of `src/search/index.ts` and
 * what it needs. Every opening, a few random moves that neither side has gained by, is played twice with the seats
 * changed. Prints the first player's score and its Elo with the error of 95 %.
 */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BotLevel, Line } from '../src/ask/answers.ts'
import type { Game } from '../src/game/index.ts'
import { moveId, readMove, startPosition } from '../src/notation/index.ts'
import { createMoves } from '../src/position/move.ts'
import { type Limits, levels, type ThinkOptions, think } from '../src/search/index.ts'
import { numbersFrom } from '../src/search/seeded.ts'
import { gameOf } from '../src/variants/catalogue.ts'

interface Player {
  readonly name: string
  readonly options: Pick<ThinkOptions, 'level' | 'limits'>
  readonly game: Game
  readonly think: typeof think
}

const OPENING_PLIES = 6
const MOST_PLIES = 300

const [slug = 'ultima', pairs = '20', first = 'club', second = 'casual', seed = '1'] = process.argv.slice(2)
const players = [await playerFrom(first), await playerFrom(second)] as const
const quietly = { now: () => performance.now(), shouldStop: () => false, onThought: () => {} }
const next = numbersFrom(Number(seed))
const scores: number[] = []
for (let pair = 0; pair < Number(pairs); pair++) {
  const opening = openingOf(players[0].game)
  for (const seat of [0, 1]) scores.push(play(opening, seat))
  report()
}

async function playerFrom(text: string): Promise<Player> {
  const words = text.split(',')
  const level = words.find((word): word is BotLevel => word in levels)
  const number = (key: keyof Limits): Limits => {
    const word = words.find((one) => one.startsWith(`${key}=`))
    return word === undefined ? {} : { [key]: Number(word.slice(key.length + 1)) }
  }
  const limits = { ...number('depth'), ...number('nodes'), ...number('ms') }
  const build = words.find((word) => word.startsWith('build='))?.slice('build='.length)
  const other: { gameOf: typeof gameOf; think: typeof think } =
    build === undefined ? { gameOf, think } : await import(pathToFileURL(resolve(build)).href)
  const game = other.gameOf(slug)
  if (game === undefined) throw new Error(`no game ${slug}`)
  const options = { ...(level && { level }), ...(Object.keys(limits).length > 0 && { limits }) }
  return { name: text, options, game, think: other.think }
}

/** Random moves from the start, kept when a short search calls the result even. */
function openingOf(game: Game): string[] {
  const legal = createMoves()
  for (;;) {
    const p = startPosition(game)
    const moves: string[] = []
    for (let ply = 0; ply < OPENING_PLIES && game.outcome(p) === undefined; ply++) {
      const move = legal[next() % game.legal(p, legal)]
      moves.push(moveId(game, p, move))
      game.make(p, move)
    }
    const asked = think(game, { variant: slug, moves }, { ...quietly, limits: { nodes: 4000 }, seed: 1 })
    if (asked.ok && Math.abs(asked.value.score) <= 60) return moves
  }
}

/** One game; the first player's score. */
function play(opening: readonly string[], seatOfFirst: number): number {
  const line = { variant: slug, moves: [...opening] }
  const gameSeed = next()
  for (;;) {
    const outcome = outcomeOf(line)
    if (outcome !== undefined) return outcome[seatOfFirst]
    if (line.moves.length >= MOST_PLIES) return 0.5
    const player = players[line.moves.length % 2 === seatOfFirst ? 0 : 1]
    const asked = player.think(player.game, line, { ...quietly, ...player.options, seed: gameSeed + line.moves.length })
    if (!asked.ok || asked.value.best === null) throw new Error(`${player.name} did not move: ${JSON.stringify(asked)}`)
    line.moves.push(asked.value.best)
  }
}

/** Scores by seat when the line has ended the game. */
function outcomeOf(line: Line): readonly number[] | undefined {
  const { game } = players[0]
  const p = startPosition(game)
  for (const text of line.moves) {
    const move = readMove(game, p, text)
    if (!move.ok) throw new Error(`illegal ${text} after ${line.moves.join(' ')}`)
    game.make(p, move.value)
  }
  return game.outcome(p)?.scores
}

function report(): void {
  const n = scores.length
  const mean = scores.reduce((a, b) => a + b, 0) / n
  // A quarter of a game squared stands for what a clean sheet hides.
  const spread = Math.sqrt((scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) + 0.25) / n / n)
  const elo = (share: number): string => {
    const held = Math.min(Math.max(share, 0.5 / n), 1 - 0.5 / n)
    return (-400 * Math.log10(1 / held - 1)).toFixed(0)
  }
  const count = (score: number): number => scores.filter((one) => one === score).length
  console.log(
    `${first} against ${second}: +${count(1)} =${count(0.5)} -${count(0)}, ${(mean * 100).toFixed(1)} %, ` +
      `Elo ${elo(mean)} (${elo(mean - 1.96 * spread)} to ${elo(mean + 1.96 * spread)})`,
  )
}
