const MOST = 64

/** Plies by which the n-th move at a depth is searched less: late moves are rarely best where the first ones are good. */
const reductions = Uint8Array.from({ length: MOST * MOST }, (_, index) => {
  const depth = Math.floor(index / MOST)
  const place = index % MOST
  return depth < 3 || place < 3 ? 0 : Math.floor(0.5 + (Math.log(depth) * Math.log(place)) / 2)
})

export const reductionOf = (depth: number, place: number): number =>
  reductions[Math.min(depth, MOST - 1) * MOST + Math.min(place, MOST - 1)]
