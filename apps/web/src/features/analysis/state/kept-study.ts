/** What a tab that is opened again goes on with: the text of the tree, and where in it one stood. */
export interface KeptStudy {
  readonly text: string
  /** Which child was taken at each step of the way to where one stood. */
  readonly way: readonly number[]
}

const prefix = 'analysis '
/** Trees that a browser keeps; of more the one left alone the longest goes. */
const mostKept = 40

/** The tree kept under a name, if any. */
export function readKept(name: string): KeptStudy | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(prefix + name) ?? 'null')
    if (typeof found !== 'object' || found === null || !('text' in found) || !('way' in found)) return null
    const { text, way } = found
    if (typeof text !== 'string' || !Array.isArray(way) || !way.every(Number.isInteger)) return null
    return { text, way }
  } catch {
    // A browser that keeps nothing, or what another program left there.
    return null
  }
}

/** Keeps it; whether the browser had room. */
export function keep(name: string, { text, way }: KeptStudy): boolean {
  try {
    localStorage.setItem(prefix + name, JSON.stringify({ text, way, since: Date.now() }))
    const kept = Object.keys(localStorage).filter((key) => key.startsWith(prefix))
    if (kept.length > mostKept) {
      const [oldest] = kept.sort((a, b) => sinceOf(a) - sinceOf(b))
      if (oldest !== undefined) localStorage.removeItem(oldest)
    }
    return true
  } catch {
    return false
  }
}

function sinceOf(key: string): number {
  try {
    return Number(JSON.parse(localStorage.getItem(key) ?? '{}').since) || 0
  } catch {
    return 0
  }
}
