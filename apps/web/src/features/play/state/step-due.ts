import type { VariantAnswer } from '@variorum/engine/ask'

/**
 * The step a turn still waits for when a first one has been made: the kind that belongs to nobody and is to be put
 * somewhere, or null for one more move. Undefined where a turn only begins.
 */
export function stepDue({ stepPlans, kinds }: Pick<VariantAnswer, 'stepPlans' | 'kinds'>, stage: number) {
  if (stage === 0) return undefined
  const put = stepPlans[stage] === 'seat' ? kinds.find(({ neutral }) => neutral) : undefined
  return { kind: put?.kind ?? null }
}
