import type { RouterInputs } from '../../../trpc/types.ts'

type Act = RouterInputs['moderation']['act']['act']
export type ActChosen = Exclude<Act['action'], 'lift'>

/** What can be chosen, from the mildest on. */
export const acts: readonly ActChosen[] = [
  'dismiss',
  'warn',
  'mute',
  'queueBan',
  'askRename',
  'removeName',
  'close',
  'pardon',
]

/** What is done to an account and cannot be done to a guest. */
const ofAccounts: readonly ActChosen[] = ['askRename', 'removeName', 'close']

export const actsOn = (kind: 'account' | 'guest' | 'closed'): readonly ActChosen[] =>
  kind === 'account' ? acts : acts.filter((one) => !ofAccounts.includes(one))

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
