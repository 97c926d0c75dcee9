import { describe } from '../ask/index.ts'
import type { Call } from './commands.ts'
import { namesOf } from './game-names.ts'
import { gameNamed } from './requests.ts'
import { EXIT, type Exit } from './terminal.ts'
import { waysOfWriting } from './ways-of-writing.ts'
import { spaced } from './words.ts'

/** What a game is played with, and by which names programs know it. */
export function describeCommand({ words: [name], options, terminal }: Call): Exit {
  const game = gameNamed(name)
  const described = describe(game)
  const names = namesOf(described.slug)
  const written = ['e2e4', ...waysOfWriting(game)]
  if (options.json) {
    terminal.answer(JSON.stringify({ ...described, names, written }))
    return EXIT.ok
  }
  const { by, year, board, seats, kinds, start, readings } = described
  const men = kinds.map(({ kind, letter, royal }) => `${letter} ${spaced(kind)}${royal ? ' (royal)' : ''}`)
  terminal.answer(`${described.name}, ${by === 'traditional' ? by : `by ${by}`}, ${year}`)
  terminal.answer(`names   ${names.join(', ')}`)
  terminal.answer(`board   ${board.files} × ${board.ranks}`)
  terminal.answer(`seats   ${seats.map(({ id }) => id).join(', ')}`)
  terminal.answer(`men     ${men.join(', ')}`)
  terminal.answer(`start   ${start}`)
  terminal.answer(`moves   ${written.join('; ')}`)
  for (const [index, { slug, name }] of readings.entries()) {
    terminal.answer(`${index === 0 ? 'also as ' : '        '}${slug}, ${name}`)
  }
  return EXIT.ok
}
