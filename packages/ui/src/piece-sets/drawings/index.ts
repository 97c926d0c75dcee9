import type { ReactNode } from 'react'
import { arms } from './arms.tsx'
import { beasts } from './beasts.tsx'
import { birds } from './birds.tsx'
import { bodies } from './bodies.tsx'
import { chinese, japanese } from './characters.ts'
import { figures } from './figures.tsx'
import { landings } from './landings.tsx'
import { signs } from './signs.tsx'
import { written } from './written.tsx'

/** Sorts of drawings, so that two of them may share a name: the figure of a cannon, and the sign of how it takes. */
const sorts = {
  figure: { ...figures, ...beasts, ...birds, ...arms },
  sign: { ...landings, ...signs },
  body: bodies,
  ...written(chinese, japanese),
}

/** Every drawing there is, by sort and name: `figure.cannon`, `sign.cannon`, `body.disc`, `han.馬`. */
export const drawings: ReadonlyMap<string, ReactNode> = new Map(
  Object.entries(sorts).flatMap(([sort, all]) =>
    Object.entries<ReactNode>(all).map(([name, drawing]) => [`${sort}.${name}`, drawing]),
  ),
)
