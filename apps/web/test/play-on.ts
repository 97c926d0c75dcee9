import { gameOf } from '@variorum/engine/catalogue'
import { appendMove } from '../src/features/play/server/append-move.ts'
import { beginGame } from '../src/features/play/server/begin-game.ts'
import { openDatabase } from '../src/server/db/open.ts'

// A process that begins games and plays in them without end, printing every move once it is acknowledged.
const { db, migrate } = await openDatabase({ databaseUrl: null, dataFolder: process.argv[2] ?? '' })
await migrate()
const moves = ['e2e4', 'e7e5', 'd2d4', 'd7d5']

for (;;) {
  const { row } = await beginGame(db, gameOf, 'owner', { variant: 'ultima', mode: 'device' }, new Date())
  for (const [ply, move] of moves.entries()) {
    await appendMove(db, gameOf, 'owner', { id: row.id, ply, move, clientId: `client-${ply}` }, new Date())
    process.stdout.write(`${row.id} ${ply} ${move}\n`)
  }
}
