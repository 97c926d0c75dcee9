/**
 * What a player may want to be told of: that somebody challenges them or has answered them, that it is their turn, that
 * the time for it runs out, that a game has ended.
 */
export const noticeKinds = ['challenge', 'turn', 'reminder', 'end'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** How: by a slip on whatever page is open, by the browser though no page is, by letter. */
export const noticeChannels = ['page', 'push', 'email'] as const
export type NoticeChannel = (typeof noticeChannels)[number]

/** A switch: this kind, this way. */
export interface NoticeSwitch {
  readonly kind: NoticeKind
  readonly channel: NoticeChannel
}

/**
 * How the switches stand for who has touched none. Games that are played at the board tell everything on it, so only what
 * a letter would be late for stays off.
 */
export const isOnAtFirst = ({ kind, channel }: NoticeSwitch): boolean => channel !== 'email' || kind !== 'end'

export const noticeSwitches: readonly NoticeSwitch[] = noticeKinds.flatMap((kind) =>
  noticeChannels.map((channel) => ({ kind, channel })),
)
