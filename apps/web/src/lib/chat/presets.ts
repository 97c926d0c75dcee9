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
