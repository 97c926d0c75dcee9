import { commands } from './commands.ts'

/** How the command line is used. */
export function helpText(): string {
  const lines = Object.entries(commands).map(([name, { wants, more, does }]) => {
    const call = [name, ...wants.map((word) => `<${word}>`), ...(more ? [`[<${more}> …]`] : [])].join(' ')
    return `  ${call.padEnd(24)} ${does}`
  })
  return `variorum: ask the rules of chess variants

  npm run --silent variorum -- <command> …

${lines.join('\n')}
  help                     this text
  --version                the version

A game goes by its slug or by the name Fairy-Stockfish has for it.

Options
  --fen <position>         the position to begin from; the game's start without it
  --moves "<moves>"        play these from there first, in any spelling
  --square <cell>          the cell to explain
  --level <level>          play or think like that bot: 1 to 8, or novice, beginner, casual, improver, club, expert,
                           champion, master
  --as <side>              play: the side you have against a level; the first without it
  --depth, --nodes, --ms   best: think so deep, so much or so long, instead of what the level may
  --lines <number>         best: follow so many lines, each from another first move
  --a, --b <player>        match: level=1, nodes=5000, depth=3, ms=50, search, greedy, random or uci:<command>
  --games <number>         match, levels: how many, two of every opening; openings, puzzles find: how many
  --movetime <ms>          match: time for a move of search and uci:<command>; --nodes are taken as well
  --fit                    levels: move the settings until the steps between levels are even
  --publish                levels: write into the variants what has been played
  --concurrency <number>   match, levels: how many games at once; as many as there are cores without it
  --sprt <elo0>,<elo1>     match: stop as soon as the one or the other difference is decided
  --out <file>             match, openings, puzzles find: keep every game there, and go on from those that are; levels: a folder
  --sample <number>        puzzles check: how many of each game, chosen by the seed; all with --all
  --seed <number>          decides between equal moves; the same seed, the same moves
  --batch                  perft: answer lines of JSON, { "variant", "fen", "depth" }, from standard input,
                           each with the same object and "nodes" or "error" added
  --json                   answer in JSON: one document, or one a line where thoughts or moves come one by one

It ends with 0 when it answered, 1 when the game, the position or a move was wrong, 2 when the command was.`
}
