import type { Man } from '../position/man.ts'
import { menHostileTo } from '../rules/hostile.ts'
import type { CaptureFaces } from '../rules/kinds.ts'
import type { CompiledRules } from './compile.ts'

/** One way in which men that look like `man` may take a royal man. */
export interface Threat {
  readonly man: Man
  readonly takes: NonNullable<CaptureFaces['takes']>
  readonly opens: NonNullable<CaptureFaces['opens']>
}

/** By owner tag, the threats to that owner's royal men; undefined where a rule that takes royals lacks a reverse face. */
export function threatsByTag(rules: CompiledRules): Threat[][] | undefined {
  const byTag: Threat[][] = []
  for (let tag = 0; tag < 16; tag++) {
    const threats: Threat[] = []
    for (const man of menHostileTo(rules.setting, tag)) {
      for (const { captures } of rules.kinds[man >> 4].abilities) {
        for (const { sparesRoyals, takes, opens } of captures) {
          if (sparesRoyals) continue
          if (takes === undefined || opens === undefined) return undefined
          threats.push({ man, takes, opens })
        }
      }
    }
    byTag.push(threats)
  }
  return byTag
}
