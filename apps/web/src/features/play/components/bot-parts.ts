// What only tables with a bot show, together, so that it is fetched in one piece.
export { BotActions } from './bot-actions.tsx'
export { BotLine } from './bot-line.tsx'
export { BotStatus } from './bot-status.tsx'
export { Motives } from './motives.tsx'
