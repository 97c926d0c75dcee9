import { commands } from './commands.ts'

/** How the command line is used. */
export function helpText(): string {
  const lines = Object.entries(commands).map(([name, { wants, does }]) => {
    const call = [name, ...wants.map((word) => `<${word}>`)].join(' ')
    return `  ${call.padEnd(24)} ${does}`
  })
  return `variorum: ask the rules of chess variants

  npm run --silent variorum -- <command> … [--json]

${lines.join('\n')}
  help                     this text
  --version                the version

Options
  --fen <position>         the position to ask about, "rows side"; the game's start without it
  --moves "<moves>"        play these from there first, in any spelling (moves, explain)
  --square <cell>          the cell to explain
  --batch                  perft: answer lines of JSON, { "variant", "fen", "depth" }, from standard input,
                           each with the same object and "nodes" or "error" added
  --json                   answer with one JSON document

It ends with 0 when it answered, 1 when the game, the position or a move was wrong, 2 when the command was.`
}
