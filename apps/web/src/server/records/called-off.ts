/** How games end that were nobody's: they count for nothing, and are found only by who asks for just them. */
export const calledOff = ['aborted', 'noShow'] as const
