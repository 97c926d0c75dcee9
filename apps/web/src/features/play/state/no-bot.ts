import type { Bot } from './use-bot.ts'

/** Nobody thinks here but people. */
export const noBot: Bot = {
  isThinking: false,
  isBroken: false,
  depth: 0,
  hurry: () => {},
  wake: () => {},
  judgements: [],
  expects: '',
}
