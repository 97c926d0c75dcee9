import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { gameNamed } from '../requests.ts'
import { playGame } from './contest.ts'
import { playerFor } from './player.ts'
import type { UciPlan } from './player-text.ts'
import { UciPlayer } from './uci-player.ts'

const folder = mkdtempSync(join(tmpdir(), 'uci-'))
afterAll(() => rmSync(folder, { recursive: true }))

let programs = 0

/** A program that answers `go` as told, and writes down what it hears. */
function program(onGo: string, options = ''): { command: string[]; heard: string } {
  const number = ++programs
  const heard = join(folder, `${number}.txt`)
  const file = join(folder, `${number}.mjs`)
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs'
     import { createInterface } from 'node:readline'
     createInterface({ input: process.stdin }).on('line', (line) => {
       appendFileSync(${JSON.stringify(heard)}, line + '\\n')
       if (line === 'uci') console.log(${JSON.stringify(`${options}\nuciok`)})
       if (line === 'isready') console.log('readyok')
       if (line.startsWith('go')) { ${onGo} }
       if (line === 'quit') process.exit()
     })`,
  )
  return { command: [process.execPath, file], heard }
}

const planOf = (command: readonly string[], settings: UciPlan['settings'] = []): UciPlan => ({
  kind: 'uci',
  command,
  settings,
  limits: { nodes: 10 },
})

/** One game of it with White against one who plays at random, and what the program was told. */
async function game(slug: string, onGo: string, options = '', settings: UciPlan['settings'] = []) {
  const { command, heard } = program(onGo, options)
  const played = gameNamed(slug)
  const player = new UciPlayer(played, planOf(command, settings))
  const opponent = playerFor(played, { kind: 'random' })
  try {
    const contest = await playGame(played, [player, opponent], [], { pair: 0, seat: 0, seed: 1 })
    return { contest, heard: readFileSync(heard, 'utf8').trim().split('\n') }
  } finally {
    player.close()
  }
}

test('a foul move loses, and the note has it', async () => {
  const { contest, heard } = await game('chess', `console.log('bestmove e2e5')`)
  expect(contest).toMatchObject({ score: 0, reason: 'forfeit', note: 'its move "e2e5" is not legal' })
  // A program that plays chess alone has no variant to set.
  expect(heard).toEqual(['uci', 'ucinewgame', 'isready', 'position startpos', 'go nodes 10'])
})

test('the game is set by the name the program has for it, with the options asked for', async () => {
  const options = 'option name UCI_Variant type combo default chess var chess var duck'
  const { heard } = await game('duck-chess', `console.log('bestmove none')`, options, [['Skill Level', '3']])
  expect(heard.slice(1, 3)).toEqual(['setoption name UCI_Variant value duck', 'setoption name Skill Level value 3'])
})

test('moves are written in the protocol’s words and read from them', async () => {
  // The king goes two cells: with Chess960 on, that is written king to rook.
  const options = 'option name UCI_Variant type combo default chess var chess'
  const moves = `globalThis.moves ??= ['g1f3', 'g2g3', 'f1g2', 'e1h1']; console.log('bestmove ' + globalThis.moves.shift())`
  const { contest, heard } = await game('chess960', moves, options)
  expect(heard).toContain('setoption name UCI_Chess960 value true')
  expect(contest.note).toBe('its move "undefined" is not legal')
  expect(
    heard
      .filter((line) => line.startsWith('position'))
      .at(-1)
      ?.split(' '),
  ).toContain('e1h1')
})

test('a program that ends in the middle loses, and is begun again for the next game', async () => {
  const { command } = program(`process.exit(3)`)
  const chess = gameNamed('chess')
  const player = new UciPlayer(chess, planOf(command))
  const players = [player, playerFor(chess, { kind: 'random' })] as const
  for (const pair of [0, 1]) {
    const contest = await playGame(chess, players, [], { pair, seat: 0, seed: 1 })
    expect(contest).toMatchObject({ score: 0, reason: 'forfeit', note: 'it ended by itself (3)' })
  }
  player.close()
})

test.each([
  ['does not know the game', ['chess'], 'ultima', 'does not play ultima'],
  ['knows other variants', ['chess', 'shogi'], 'ultima', 'does not play ultima'],
])('a program that %s is refused', async (_, names, slug, why) => {
  const options =
    names.length === 1 ? '' : `option name UCI_Variant type combo ${names.map((name) => `var ${name}`).join(' ')}`
  await expect(game(slug, '', options)).rejects.toThrow(why)
})

test('a program that cannot be run is refused', async () => {
  const player = new UciPlayer(gameNamed('chess'), planOf([join(folder, 'nothing')]))
  await expect(player.begin()).rejects.toThrow('could not be run')
})
