import { parentPort, workerData } from 'node:worker_threads'
import type { MoveId } from '../../ask/answers.ts'
import { Complaint } from '../complaint.ts'
import { gameNamed } from '../requests.ts'
import { playGame } from './contest.ts'
import type { Assignment, Setup, ThreadNews, ThreadTask } from './messages.ts'
import { openingOf } from './openings.ts'
import { type Player, playerFor } from './player.ts'

/** A thread that plays pairs of games one after another. */
const port = parentPort
if (port === null) throw new Error('match-thread runs as a worker thread only')
// Whoever starts this thread hands it the set-up of the match and nothing else.
const { slug, plans, seed } = workerData as Setup
const game = gameNamed(slug)
const players = new Map<number, Player>()
const openings = new Map<number, readonly MoveId[]>()
const tell = (news: ThreadNews): void => port.postMessage(news)

port.on('message', (task: ThreadTask) => {
  if (task.kind === 'play') void play(task)
  else {
    for (const player of players.values()) player.close()
    port.close()
  }
})

async function play({ sides, pair, seats }: Assignment): Promise<void> {
  try {
    const opening = kept(openings, pair, () => openingOf(game, seed, pair))
    const both = [playerAt(sides[0]), playerAt(sides[1])] as const
    for (const seat of seats) {
      tell({ kind: 'contest', contest: await playGame(game, both, opening, { pair, seat, seed }), sides })
    }
    tell({ kind: 'done' })
  } catch (problem) {
    if (!(problem instanceof Complaint)) throw problem
    tell({ kind: 'refused', error: problem.error })
  }
}

const playerAt = (side: number): Player => kept(players, side, () => playerFor(game, plans[side]))

/** What is under a key, made when it is first asked for. */
function kept<T>(store: Map<number, T>, key: number, make: () => T): T {
  const value = store.get(key) ?? make()
  store.set(key, value)
  return value
}
