import type { Game } from '../game/game.ts'

/** Ways of writing a move that some games need, each with an example of no game in particular. */
const examples = {
  castling: 'castling e1g1 (UCI_Chess960: e1h1)',
  kind: 'promotion a7a8q',
  plus: 'promotion a8a9+',
  drop: 'drop N@f3',
  removal: 'removal d4d4',
  turn: 'turn of several steps e2e4,d2d4',
  put: 'turn of several steps e2e4,e4e5',
} as const

/** How moves of a game are written for programs, besides origin and destination. Read off what its men can do. */
export function waysOfWriting(game: Game): string[] {
  const abilities = game.kinds.flatMap((kind) => kind.abilities)
  const hasSteps = game.rules.setting.steps.length > 1
  const promotes = abilities.some(({ act, argument }) => argument === 'kind' && act !== 'drop')
  const hasBetterSelves = game.kinds.some((kind) => kind.letter.startsWith('+'))
  const does = (wanted: string): boolean => abilities.some(({ act }) => act === wanted)
  const told = abilities.flatMap(({ act, suffix }) => (suffix === '' ? [] : [`${act} e4e5${suffix}`]))
  return [
    ...(does('castling') ? [examples.castling] : []),
    ...(promotes ? [hasBetterSelves ? examples.plus : examples.kind] : []),
    // Where a turn has several steps, what is put on the board is one of them.
    ...(does('drop') && !hasSteps ? [examples.drop] : []),
    ...(does('removal') ? [examples.removal] : []),
    ...new Set(told),
    ...(hasSteps ? [game.rules.setting.steps.includes('seat') ? examples.put : examples.turn] : []),
  ]
}
