import type { Step, StudiedLine } from './studied-line.ts'
import type { Theme } from './theme.ts'

/** A hostile man that was free may not act any more, by the doing of the man just moved. */
export const freeze: Theme = {
  key: 'freeze',
  tells: 'telling',
  appliesTo: ({ freezers }) => freezers.size > 0,
  isIn: (line) => line.own.some((step) => freezesSomebody(line, step)),
}

function freezesSomebody({ foe }: StudiedLine, { before, after, told }: Step): boolean {
  return [...after.barred].some(
    ([cell, by]) => after.men.get(cell)?.seat === foe && by.includes(told.to) && !before.barred.has(cell),
  )
}

/** A man of the solver's that was frozen may act again, without having been moved. */
export const unfreeze: Theme = {
  key: 'unfreeze',
  tells: 'telling',
  appliesTo: ({ freezers }) => freezers.size > 0,
  isIn: ({ own, solver }) =>
    own.some(({ before, after }) =>
      [...before.barred.keys()].some(
        (cell) =>
          before.men.get(cell)?.seat === solver && after.men.get(cell)?.seat === solver && !after.barred.has(cell),
      ),
    ),
}
