import type { Man } from '../position/man.ts'
import { menHostileTo } from '../rules/hostile.ts'
import type { Arrival, CaptureFaces } from '../rules/kinds.ts'
import type { CompiledRules } from './compile.ts'

/** One way in which men that look like `man` may take a royal man. */
export interface Threat {
  readonly man: Man
  readonly takes: NonNullable<CaptureFaces['takes']>
  readonly opens: NonNullable<CaptureFaces['opens']>
  /** Set where such men take royal men just by arriving, and nobody bars them. */
  readonly arrival: Arrival | undefined
}

/** By owner tag, the threats to that owner's royal men; undefined where a rule that takes royals lacks a reverse face. */
export function threatsByTag(rules: CompiledRules): Threat[][] | undefined {
  const royals = rules.kinds.filter((kind) => kind.guarded)
  const isAlwaysFree = rules.guards.length === 0
  const byTag: Threat[][] = []
  for (let tag = 0; tag < 16; tag++) {
    const threats: Threat[] = []
    for (const man of menHostileTo(rules.setting, tag)) {
      for (const { captures } of rules.kinds[man >> 4].abilities) {
        for (const { sparesRoyals, takes, opens, arrival, takesArriving } of captures) {
          if (sparesRoyals) continue
          if (takes === undefined || opens === undefined) return undefined
          const takesAll = royals.every(({ number }) => takesArriving?.[number] === 1)
          threats.push({ man, takes, opens, arrival: takesAll && isAlwaysFree ? arrival : undefined })
        }
      }
    }
    byTag.push(threats)
  }
  return byTag
}
