import { takersOf } from './replies.ts'
import type { Step, StudiedLine } from './studied-line.ts'
import type { Theme } from './theme.ts'

/** The man that belongs to nobody is put where it keeps a hostile man from taking one of the solver's. */
export const barrier: Theme = {
  key: 'barrier',
  tells: 'plain',
  appliesTo: ({ hasNeutral }) => hasNeutral,
  isIn: (line) => line.own.some((step) => step.told.neutral === true && isInTheWay(line, step)),
}

function isInTheWay({ game, solver, foe }: StudiedLine, { told, after }: Step): boolean {
  const own = [...after.men.values()].filter(({ seat }) => seat === solver).map(({ cell }) => cell)
  const takenNow = own.filter((cell) => isTakeable(cell))
  const { p } = after
  p.begin()
  p.set(game.board.cellOf(told.to), 0)
  const takenThen = own.filter((cell) => isTakeable(cell))
  p.unmake()
  return takenThen.some((cell) => !takenNow.includes(cell))

  function isTakeable(cell: string): boolean {
    return takersOf(game, after.p, foe, cell).length > 0
  }
}
