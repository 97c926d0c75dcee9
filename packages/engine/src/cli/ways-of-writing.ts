import type { Game } from '../game/game.ts'

/** Kinds of move that are written in a way of their own, each with an example of no game in particular. */
const examples: Readonly<Record<string, string>> = {
  castling: 'castling e1g1 (UCI_Chess960: e1h1)',
  kind: 'promotion a7a8q',
  suffix: 'a suffix where moves are else alike',
  drop: 'drop N@f3',
  removal: 'removal d4d4',
  turn: 'turn of several steps e2e4,d2d4',
}

/** How moves of a game are written for programs, besides origin and destination. Read off what its men can do. */
export function waysOfWriting(game: Game): string[] {
  const abilities = game.kinds.flatMap((kind) => kind.abilities)
  const found = new Set<string>()
  for (const { act, argument, suffix } of abilities) {
    if (Object.hasOwn(examples, act)) found.add(act)
    else if (argument === 'kind') found.add('kind')
    if (suffix !== '') found.add('suffix')
  }
  if (game.rules.setting.steps.length > 1) {
    found.add('turn')
    // There it is the later step of a turn.
    found.delete('drop')
  }
  return Object.entries(examples).flatMap(([way, example]) => (found.has(way) ? [example] : []))
}
