/** Most pictures in a row. A longer game shows how it ended. */
const mostScenes = 240

/** Dots that a reel may have in all: what is in memory at once is three bytes for each, twice. */
const mostDots = 30_000_000

/** Which positions of a game of so many steps are shown, and how large they may be. */
export function reelOf(steps: number, wishedPx: number): { readonly first: number; readonly sizePx: number } {
  const scenes = Math.min(mostScenes, steps + 1)
  return { first: steps + 1 - scenes, sizePx: Math.min(wishedPx, 640, Math.floor(Math.sqrt(mostDots / scenes))) }
}
