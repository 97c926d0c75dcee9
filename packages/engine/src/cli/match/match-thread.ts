import { parentPort, workerData } from 'node:worker_threads'
import { Complaint } from '../complaint.ts'
import { gameNamed } from '../requests.ts'
import { playGame } from './contest.ts'
import type { Setup, ThreadNews, ThreadTask } from './messages.ts'
import { openingOf } from './openings.ts'
import { playerFor } from './player.ts'

/** A thread that plays pairs of games one after another. */
const port = parentPort
if (port === null) throw new Error('match-thread runs as a worker thread only')
// Whoever starts this thread hands it the set-up of the match and nothing else.
const { slug, plans, seed } = workerData as Setup
const game = gameNamed(slug)
const players = [playerFor(game, plans[0]), playerFor(game, plans[1])] as const
const tell = (news: ThreadNews): void => port.postMessage(news)

port.on('message', (task: ThreadTask) => {
  if (task.kind === 'play') void play(task.pair, task.seats)
  else {
    for (const player of players) player.close()
    port.close()
  }
})

async function play(pair: number, seats: readonly number[]): Promise<void> {
  try {
    const opening = openingOf(game, seed, pair)
    for (const seat of seats) {
      tell({ kind: 'contest', contest: await playGame(game, players, opening, { pair, seat, seed }) })
    }
    tell({ kind: 'done' })
  } catch (problem) {
    if (!(problem instanceof Complaint)) throw problem
    tell({ kind: 'refused', error: problem.error })
  }
}
