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
  /** `near[from · size + target]` is 1 where such a free man takes the royal man; set where standing near is all it takes. */
  readonly near: Uint8Array | undefined
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
          const near = takesAll && arrival?.lines === undefined ? nearness(rules, man, arrival) : undefined
          threats.push({ man, takes, opens, arrival: takesAll && isAlwaysFree ? arrival : undefined, near })
        }
      }
    }
    byTag.push(threats)
  }
  return byTag
}

/** Whence a man comes in one bound. */
function nearness({ setting }: CompiledRules, man: Man, arrival: Arrival | undefined): Uint8Array | undefined {
  const { bounds } = arrival ?? {}
  if (bounds === undefined) return undefined
  const { size } = setting.board
  return Uint8Array.from({ length: size * size }, (_, pair) =>
    Number(bounds(man & 15, Math.floor(pair / size), pair % size)),
  )
}
