/** What can be said by pressing it, so that it is understood in any language. */
export const chatPresets = [
  'hello',
  'goodLuck',
  'haveFun',
  'niceMove',
  'goodGame',
  'wellPlayed',
  'thankYou',
  'goodbye',
] as const
export type ChatPreset = (typeof chatPresets)[number]

const whilePlayed: readonly ChatPreset[] = ['hello', 'goodLuck', 'haveFun', 'niceMove', 'thankYou']
const afterwards: readonly ChatPreset[] = ['goodGame', 'wellPlayed', 'thankYou', 'goodbye']

/** Those that suit the moment; the others may be said all the same. */
export const presetsFor = (isOver: boolean): readonly ChatPreset[] => (isOver ? afterwards : whilePlayed)

export const isPreset = (key: string): key is ChatPreset => chatPresets.some((preset) => preset === key)
