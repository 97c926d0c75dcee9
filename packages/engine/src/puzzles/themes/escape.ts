import type { Scene } from './scene.ts'
import type { Step, StudiedLine } from './studied-line.ts'
import type { Theme } from './theme.ts'

/** A man that could have been taken goes where it cannot be, and takes nobody on its way. */
export const escaping: Theme = {
  key: 'escape',
  tells: 'plain',
  appliesTo: ({ prizesMen }) => prizesMen,
  isIn: (line) => line.own.some((step) => escapes(line, step)),
}

export const escapes = (line: StudiedLine, { told, before, after }: Step): boolean =>
  told.act === 'move' &&
  told.victims.length === 0 &&
  isAttacked(line, before, told.from) &&
  !isAttacked(line, after, told.to)

const isAttacked = ({ foe }: StudiedLine, scene: Scene, name: string): boolean =>
  scene.takings(foe).some(({ victims }) => victims.some(({ cell }) => cell === name))
