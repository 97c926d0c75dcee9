import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startScript } from '../../../test/processes.ts'
import { readGame } from '../../features/play/server/stored-game.ts'
import { pendingMigrations } from './migrations.ts'
import { openDatabase } from './open.ts'

// Each round starts a process that loads everything and opens the database anew, which a busy machine takes its time for.
it('no acknowledged move is lost when the process is killed', { timeout: 180_000 }, async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'variorum-kill-'))
  const acknowledged: { readonly id: string; readonly ply: number; readonly move: string }[] = []
  for (let round = 0; round < 2; round++) {
    const { lines, kill } = startScript('play-on', dataFolder)
    for (let count = 0; count < 25; count++) {
      const { value } = await lines.next()
      const [id, ply, move] = String(value).split(' ')
      acknowledged.push({ id, ply: Number(ply), move })
    }
    await kill()
  }
  const { db, close } = await openDatabase({ databaseUrl: null, dataFolder })
  expect(await pendingMigrations(db)).toEqual([])
  for (const { id, ply, move } of acknowledged) {
    const { row, moves } = await readGame(db, id)
    expect(moves[ply]).toBe(move)
    expect(row.ply).toBe(moves.length)
  }
  await close()
})
