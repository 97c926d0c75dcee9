import { preyOf } from './studied-line.ts'
import type { Theme } from './theme.ts'

/** The man that freezes its neighbours is taken. */
export const immobilizerTaken: Theme = {
  key: 'immobilizerTaken',
  tells: 'telling',
  appliesTo: ({ freezers }) => freezers.size > 0,
  isIn: (line) => line.own.some((step) => preyOf(line, step).some(({ kind }) => line.traits.freezers.has(kind))),
}
