import { isMate, type StudiedLine } from './studied-line.ts'
import type { Theme } from './theme.ts'

/** Mate in which the royal man would be taken by that rule and no other, mimics aside. */
const mating = (key: string, rule: string): Theme => ({
  key,
  tells: 'telling',
  appliesTo: ({ hasCheck, rules }) => hasCheck && rules.has(rule),
  isIn: (line) =>
    isMate(line) && waysToTakeRoyal(line).every((way) => way.rule === rule && !line.traits.mimics.has(way.kind)),
})

export const pinchMate = mating('pinchMate', 'pinch')
export const withdrawalMate = mating('withdrawalMate', 'withdrawal')
export const leapMate = mating('leapMate', 'leap')
export const coordinationMate = mating('coordinationMate', 'coordination')
export const hopMate = mating('hopMate', 'hop')

/** Mate by a man that takes the royal man as that takes itself. */
export const echoMate: Theme = {
  key: 'echoMate',
  tells: 'telling',
  appliesTo: ({ hasCheck, mimics }) => hasCheck && mimics.size > 0,
  isIn: (line) => isMate(line) && waysToTakeRoyal(line).every(({ kind }) => line.traits.mimics.has(kind)),
}

/** Mate by a man just put on the board. */
export const dropMate: Theme = {
  key: 'dropMate',
  tells: 'telling',
  appliesTo: ({ acts, hasCheck }) => acts.has('drop') && hasCheck,
  isIn: (line) => isMate(line) && line.own.at(-1)?.told.act === 'drop',
}

function waysToTakeRoyal({ steps, solver }: StudiedLine): readonly { readonly rule: string; readonly kind: string }[] {
  const scene = steps[steps.length - 1].after
  return scene
    .takings(solver)
    .flatMap(({ from, victims }) =>
      victims.filter(({ cell }) => scene.isRoyal(cell)).map(({ rule }) => ({ rule, kind: scene.kindAt(from).name })),
    )
}
