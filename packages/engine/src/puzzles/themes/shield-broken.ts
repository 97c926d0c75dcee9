import type { Theme } from './theme.ts'

/** A hostile man that could not be taken can be, where it stands: what covered it has been taken or drawn off. */
export const shieldBroken: Theme = {
  key: 'shieldBroken',
  tells: 'telling',
  appliesTo: ({ hasImmunities }) => hasImmunities,
  isIn: ({ own, foe }) =>
    own.some(({ before, after }) =>
      [...after.men].some(
        ([cell, { seat }]) =>
          seat === foe && before.men.get(cell)?.seat === foe && before.isSpared(cell) && !after.isSpared(cell),
      ),
    ),
}
