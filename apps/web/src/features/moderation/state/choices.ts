import type { RouterInputs } from '../../../trpc/types.ts'

type Act = RouterInputs['moderation']['act']['act']
export type ActChosen = Exclude<Act['action'], 'lift' | 'reopen'>

/** What holds a player harder than a warning does, from the mildest on. */
const acts: readonly ActChosen[] = ['mute', 'queueBan', 'askRename', 'removeName', 'close']

/** What is done to an account and cannot be done to a guest. */
const ofAccounts: readonly ActChosen[] = ['askRename', 'removeName', 'close']

interface Chosen {
  readonly player: { readonly kind: 'account' | 'guest' | 'closed' }
  readonly reports: readonly unknown[]
  readonly pausedUntil: string | null
}

/** What fits a player, the mildest first: nothing can be dismissed where nothing is open, or pardoned where nobody pauses. */
export function actsOn({ player, reports, pausedUntil }: Chosen): readonly [ActChosen, ...ActChosen[]] {
  const fitting = acts.filter((one) => player.kind === 'account' || !ofAccounts.includes(one))
  const mild: ActChosen[] = pausedUntil === null ? [] : ['pardon']
  const [first, ...others] = [...mild, 'warn' as const, ...fitting]
  return reports.length > 0 ? ['dismiss', first, ...others] : [first, ...others]
}

/** How long it lasts, in hours; null is for good. */
export const durations = {
  mute: [1, 24, 72, 168, 720, null],
  queueBan: [0.5, 2, 24, 72, 168, null],
} as const

export const hasDuration = (action: ActChosen): action is 'mute' | 'queueBan' =>
  action === 'mute' || action === 'queueBan'

export const isFinal = (action: ActChosen): boolean => action === 'removeName' || action === 'close'

export function actOf(action: ActChosen, hours: number | null): Act {
  return hasDuration(action) ? { action, hours } : { action }
}
