import { expect, test } from 'vitest'
import { readMove } from '../../notation/move-text.ts'
import { startPosition } from '../../notation/position-text.ts'
import { gameNamed } from '../requests.ts'
import { playGame } from './contest.ts'
import { openingOf } from './openings.ts'
import { type Player, playerFor } from './player.ts'
import type { PlayerPlan } from './player-text.ts'

const ultima = gameNamed('ultima')
const fixed: PlayerPlan = { kind: 'search', limits: { nodes: 50 } }

test('a game is the same for the same seed at fixed nodes, and another for another', async () => {
  const game = (seed: number) =>
    playGame(ultima, [playerFor(ultima, fixed), playerFor(ultima, { kind: 'random' })], openingOf(ultima, seed, 3), {
      pair: 3,
      seat: 1,
      seed,
    })
  const first = await game(1)
  expect(await game(1)).toEqual(first)
  expect((await game(2)).moves).not.toBe(first.moves)
})

test.each(['ultima', 'duck-chess', 'marseillais-chess'])(
  'an opening of %s is legal, whole turns, its pair’s own',
  (slug) => {
    const game = gameNamed(slug)
    const opening = openingOf(game, 1, 0)
    expect(openingOf(game, 1, 0)).toEqual(opening)
    expect(openingOf(game, 1, 1)).not.toEqual(opening)
    const p = startPosition(game)
    let turns = 0
    for (const id of opening) {
      const seat = p.mover
      const move = readMove(game, p, id)
      expect(move).toMatchObject({ ok: true })
      if (move.ok) game.make(p, move.value)
      if (p.mover !== seat) turns++
    }
    expect([turns, p.mover]).toEqual([6, 0])
  },
)

/** Plays moves it was given. */
const reciter = (moves: string[]): Player => ({
  begin: () => Promise.resolve(),
  reply: () => {
    const move = moves.shift()
    return Promise.resolve(
      move === undefined ? { ok: false, note: 'it has nothing to say' } : { ok: true, steps: [move] },
    )
  },
  close: () => {},
})

test('the rules end a game, and the first player has what its seat has', async () => {
  // Fool's mate: Black wins.
  const chess = gameNamed('chess')
  const white = () => reciter(['f2f3', 'g2g4'])
  const black = () => reciter(['e7e5', 'd8h4'])
  const told = { pair: 0, seed: 1 }
  const asWhite = await playGame(chess, [white(), black()], [], { ...told, seat: 0 })
  const asBlack = await playGame(chess, [black(), white()], [], { ...told, seat: 1 })
  expect(asWhite).toEqual({ pair: 0, seat: 0, score: 0, reason: 'checkmate', opening: 0, moves: 'f2f3 e7e5 g2g4 d8h4' })
  expect(asBlack).toEqual({ ...asWhite, seat: 1, score: 1 })
})

test('a position that comes for the third time is a draw by the rules', async () => {
  const chess = gameNamed('chess')
  const there = ['g1f3', 'f3g1', 'g1f3', 'f3g1', 'g1f3']
  const back = ['g8f6', 'f6g8', 'g8f6', 'f6g8', 'g8f6']
  const game = await playGame(chess, [reciter(there), reciter(back)], [], { pair: 0, seat: 0, seed: 1 })
  expect(game).toMatchObject({ score: 0.5, reason: 'repetition' })
})

test('whoever has no legal move to offer forfeits, and the note says why', async () => {
  const chess = gameNamed('chess')
  const game = await playGame(chess, [reciter(['e2e4']), reciter(['e7e5'])], [], { pair: 0, seat: 0, seed: 1 })
  expect(game).toMatchObject({ score: 0, reason: 'forfeit', note: 'it has nothing to say' })
})
