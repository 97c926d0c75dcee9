import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '../..')

/**
 * Who touches the tables in which moves are kept, and how it is known that nothing hidden gets out there. Whoever is new
 * here has to ask `isVeiled`, or tell of games only that are over, before anything is told.
 */
const readers: Readonly<Record<string, string>> = {
  'features/account/server/write-out.ts': 'asks isVeiled',
  'features/play/server/append-move.ts': 'tells through answerOf, which asks isVeiled',
  'features/play/server/begin-game.ts': 'writes',
  'features/play/server/flag-game.ts': 'reads who sent a move',
  'features/play/server/take-back-moves.ts': 'reads where moves end',
  'server/games/act-online.ts': 'deletes',
  'server/games/event-of-client.ts': 'reads what its sender sent',
  'server/games/online-event.ts': 'asks isOpen, and leaves the rest to the snapshot',
  'server/games/rest-of-game.ts': 'tells through snapshotOf, which asks isVeiled',
  'server/games/shift-for-absence.ts': 'writes',
  'server/games/stored-line.ts': 'tells through answerOf, which asks isVeiled',
  'server/games/write-change.ts': 'writes',
  'server/people/compare-games.ts': 'compares games that are over',
  'server/people/note-signals.ts': 'notes times of games that are over',
  'server/records/archive-conditions.ts': 'finds games that are open or over',
  'server/records/recorded-game.ts': 'asks isKept',
}

it('every place that reads moves is known, and how it keeps what is hidden', () => {
  const found = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|server[/\\]db[/\\]/.test(file))
    .filter((file) => /\b(gameMove|gameEvent|game_move|game_event)\b/.test(readFileSync(join(source, file), 'utf8')))
  expect(found.map((file) => file.replaceAll('\\', '/')).sort()).toEqual(Object.keys(readers).sort())
})
