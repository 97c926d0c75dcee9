/** How a visitor likes the engine: it is remembered from one board to the next. */
export interface EngineWish {
  readonly isOn: boolean
  readonly count: number
}

export const mostLines = 5
const name = 'engine of the analysis'
export const usualEngineWish: EngineWish = { isOn: true, count: 2 }

export function readEngineWish(): EngineWish {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
    if (typeof found !== 'object' || found === null || !('isOn' in found) || !('count' in found)) return usualEngineWish
    const count = Number(found.count)
    return {
      isOn: found.isOn === true,
      count: count >= 1 && count <= mostLines ? Math.floor(count) : usualEngineWish.count,
    }
  } catch {
    return usualEngineWish
  }
}

export function keepEngineWish(wish: EngineWish): void {
  try {
    localStorage.setItem(name, JSON.stringify(wish))
  } catch {
    // A browser that keeps nothing; it is as usual the next time.
  }
}
