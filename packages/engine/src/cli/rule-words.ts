import { spaced } from './words.ts'

/** How a rule takes men, as people say it; one without words of its own is spelled out. */
export const ruleWords = (rule: string): string => words[rule] ?? spaced(rule)

const words: Readonly<Record<string, string>> = {
  pinch: 'pinched',
  withdrawal: 'withdrawn from',
  leap: 'leapt over',
  coordination: 'coordinated',
  displacement: 'taken by landing',
  enPassant: 'taken in passing',
  approach: 'come up to',
  shot: 'shot',
  hop: 'taken in hopping',
  hidden: 'taken',
}
