import { refusal } from '../../lib/refusal.ts'
import { rulesBuild } from '../../lib/rules-build.ts'

/**
 * A game is begun, shown anew and played on only by a page that goes by the same rules as the server: one of the two
 * would otherwise forbid what the other allows. Who names no rules has none of its own, and goes by those of the server.
 */
export function demandSameRules(told: string | null): void {
  if (told !== null && told !== rulesBuild) throw refusal('PRECONDITION_FAILED', 'otherRules')
}
