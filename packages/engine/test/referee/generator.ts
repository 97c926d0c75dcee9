import type { Position } from './board.ts'
import { pick, type Random } from './random.ts'
import type { Referee } from './referee.ts'
import { type Army, Setup, type Stock } from './setup.ts'
import type { Themes } from './theme.ts'

/** Positions of one game that nobody played. FEN in, FEN out. */
export type Generator = {
  readonly themeNames: readonly string[]
  /** One king a side, either side to move, and men arranged on a theme. */
  readonly artificialPosition: (random: Random, theme?: string, army?: Army) => string
  /** Whether the side that has just moved left its king safe; always, in a game that knows no check. */
  readonly isLegalPosition: (fen: string) => boolean
}

export function generatorOf<Kind extends string>(
  referee: Referee<Kind>,
  stock: Stock<Kind>,
  themes: Themes<Kind>,
  rightsOf: (board: Position<Kind>['board'], random: Random) => string = () => '-',
): Generator {
  const themeNames = Object.keys(themes)
  return {
    themeNames,
    artificialPosition: (random, theme = pick(random, themeNames), army = 'starting') => {
      const arrange = themes[theme]
      if (arrange === undefined) throw new Error(`no theme ${theme}`)
      const setup = new Setup(random, stock, army)
      arrange(setup)
      const { board } = setup
      const whiteToMove = setup.coin()
      const rights = rightsOf(board, random)
      return referee.print({ board, whiteToMove, rights, quiet: random(90), number: 50 + random(50) })
    },
    isLegalPosition: (fen) => {
      const position = referee.parse(fen)
      return !referee.inCheck({ ...position, whiteToMove: !position.whiteToMove })
    },
  }
}
