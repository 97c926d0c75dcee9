/** What moderators may lay on a player. A `pardon` ends the pause that follows from games left. */
export const sanctionKinds = ['warning', 'mute', 'queueBan', 'rename', 'pardon'] as const
export type SanctionKind = (typeof sanctionKinds)[number]

/** What stands in the moderators' log. */
export const moderationActions = [
  'dismiss',
  'reopen',
  'warn',
  'mute',
  'queueBan',
  'askRename',
  'removeName',
  'close',
  'pardon',
  'lift',
  'appoint',
  'discharge',
] as const
/** @public */
export type ModerationAction = (typeof moderationActions)[number]
