import type { Duty } from '../kinds.ts'

/** Who can take somebody must. */
export const mustTake = (): Duty => () => ({
  rule: 'mustTake',
  keep(p, out, n, { takes }) {
    let kept = 0
    for (let i = 0; i < n; i++) if (takes(p, out[i])) out[kept++] = out[i]
    return kept > 0 ? kept : n
  },
  forcesTaking: true,
})
