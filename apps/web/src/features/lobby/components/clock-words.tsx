import type { ClockRule } from '../../../lib/clock/clock-rule.ts'
import { useClockText } from '../../../lib/clock/use-clock-text.ts'

/** A clock as players write it, and as one says it where it is read aloud. */
export function ClockWords({ clock }: { readonly clock: ClockRule | null }) {
  const { short, long } = useClockText()
  return (
    <span className="tabular whitespace-nowrap" title={long(clock)}>
      <span aria-hidden="true">{short(clock)}</span>
      <span className="sr-only">{long(clock)}</span>
    </span>
  )
}
