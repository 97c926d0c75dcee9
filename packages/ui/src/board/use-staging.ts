import { useEffect, useState } from 'react'
import type { Arrangement } from './arrange.ts'

/** A step is shown as cause and effect: the mover goes, lines run to its victims, the victims leave. */
export type Phase = 'moving' | 'taking' | 'leaving' | 'still'

export const slideMs = 200
export const takeMs = 320
const leaveMs = 200
/** Without movement the lines stand a little longer, so that they can be seen at all. */
const stillTakeMs = 700

export const prefersStillness = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

function phaseAfter(arrangement: Arrangement, phase: Phase): Phase {
  if (phase === 'moving' && arrangement.leaving.length > 0) return 'taking'
  return phase === 'taking' ? 'leaving' : 'still'
}

function durationOf(phase: Phase): number {
  if (prefersStillness()) return phase === 'taking' ? stillTakeMs : 0
  if (phase === 'moving') return slideMs
  return phase === 'taking' ? takeMs : leaveMs
}

/** Walks an arrangement through its phases. A new arrangement drops what is left of the old one, so nothing ever waits. */
export function useStaging(arrangement: Arrangement): Phase {
  const [stage, setStage] = useState<{ readonly serial: number; readonly phase: Phase }>({ serial: 0, phase: 'still' })
  const isStaged = arrangement.slid.size > 0 || arrangement.dropped !== null || arrangement.leaving.length > 0
  const phase = stage.serial === arrangement.serial ? stage.phase : isStaged ? 'moving' : 'still'

  useEffect(() => {
    if (phase === 'still') return
    const next = () => setStage({ serial: arrangement.serial, phase: phaseAfter(arrangement, phase) })
    const timer = setTimeout(next, durationOf(phase))
    return () => clearTimeout(timer)
  }, [arrangement, phase])

  return phase
}
