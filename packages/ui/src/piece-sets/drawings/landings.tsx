import type { ReactNode } from 'react'
import { Compass, type CompassPlan, diagonal, every, mirrored, straight } from './compass.tsx'

const gold: CompassPlan = { steps: ['n', 'ne', 'e', 's', 'w', 'nw'] }
const crown = <path className="v-sign" d="M17.5 26.5 16.5 18l3.5 3 2.5-4.5 2.5 4.5 3.5-3-1 8.5z" />

/** Men that take by landing: where. */
const plans = {
  pawn: { goes: ['n'], steps: ['ne', 'nw'], pitch: 10 },
  queen: { slides: every },
  rook: { slides: straight },
  bishop: { slides: diagonal },
  knight: { leaps: mirrored(2, 1), pitch: 6 },
  ferz: { steps: diagonal, pitch: 9 },
  elephant: {
    leaps: [
      [2, 2],
      [2, -2],
      [-2, 2],
      [-2, -2],
    ],
    pitch: 6,
  },
  camel: { leaps: mirrored(3, 1), pitch: 4.7 },
  gnu: { leaps: [...mirrored(3, 1), ...mirrored(2, 1)], pitch: 4.7 },
  marshal: { slides: straight, leaps: mirrored(2, 1), pitch: 7 },
  cardinal: { slides: diagonal, leaps: mirrored(2, 1), pitch: 7 },
  frog: {
    steps: diagonal,
    leaps: [
      [0, 3],
      [3, 0],
      [0, -3],
      [-3, 0],
    ],
    pitch: 5.2,
  },
  cannon: { hops: straight },
  arrow: { hops: diagonal },
  tank: { hops: every },
  horse: {
    paths: mirrored(2, 1).map(
      ([x, y]) =>
        [
          [Math.trunc(x / 2), Math.trunc(y / 2)],
          [x, y],
        ] as const,
    ),
    pitch: 6.5,
  },
  lameElephant: {
    paths: (
      [
        [2, 2],
        [2, -2],
        [-2, 2],
        [-2, -2],
      ] as const
    ).map(
      ([x, y]) =>
        [
          [x / 2, y / 2],
          [x, y],
        ] as const,
    ),
    pitch: 6.2,
  },
  soldier: { steps: ['n', 'e', 'w'], pitch: 9 },
  foot: { steps: ['n'], pitch: 10 },
  lance: { slides: ['n'] },
  keima: {
    leaps: [
      [-1, -2],
      [1, -2],
    ],
    pitch: 6.5,
  },
  silver: { steps: ['n', 'ne', 'se', 'sw', 'nw'], pitch: 9 },
  gold: { ...gold, pitch: 9 },
  dragonHorse: { slides: diagonal, steps: straight, pitch: 10 },
  dragonKing: { slides: straight, steps: diagonal, pitch: 8.5 },
  falcon: { steps: ['n', 'ne', 'e', 'se', 'sw', 'w', 'nw'], pitch: 9 },
  crane: { steps: ['n', 'ne', 'se', 's', 'sw', 'nw'], pitch: 9 },
  pheasant: { steps: ['se', 'sw'], leaps: [[0, -2]], pitch: 7 },
  leftQuail: { slides: ['n', 'se'], steps: ['sw'], pitch: 9 },
  rightQuail: { slides: ['n', 'sw'], steps: ['se'], pitch: 9 },
  goose: {
    leaps: [
      [-2, -2],
      [2, -2],
      [0, 2],
    ],
    pitch: 6,
  },
  eagle: {
    slides: ['ne', 's', 'nw'],
    steps: ['n', 'e', 'w', 'se', 'sw'],
    leaps: [
      [-2, 2],
      [2, 2],
    ],
    pitch: 6.5,
  },
} satisfies Readonly<Record<string, CompassPlan>>

export const landings: Readonly<Record<keyof typeof plans | 'general', ReactNode>> = {
  // The plans name every key but the one that follows them.
  ...(Object.fromEntries(
    Object.entries<CompassPlan>(plans).map(([name, plan]) => [name, <Compass key={name} {...plan} />]),
  ) as Record<keyof typeof plans, ReactNode>),
  general: (
    <>
      {crown}
      <Compass steps={straight} pitch={12} isOpen />
    </>
  ),
}
