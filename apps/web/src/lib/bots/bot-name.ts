import type { BotLevel } from '@variorum/engine/bot-levels'

/** What a bot's account is called. People can take no name with the word in it, so a name tells what it is. */
export const botNameOf = (level: BotLevel): string => `${level[0]?.toUpperCase()}${level.slice(1)}-bot`

export const isBotName = (name: string | null): boolean => name?.toLowerCase().endsWith('-bot') === true
