/** The levels a bot may play at, from the weakest to the strongest. Their names are kept in stored games. */
export const botLevels = ['novice', 'beginner', 'casual', 'improver', 'club', 'expert', 'champion', 'master'] as const

export type BotLevel = (typeof botLevels)[number]
