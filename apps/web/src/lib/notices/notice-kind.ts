/**
 * What a player may want to be told of: that somebody challenges them or has answered them, that it is their turn, that
 * the time for it runs out, that a game has ended.
 */
export const noticeKinds = ['challenge', 'turn', 'reminder', 'end'] as const

/** How: by a slip on whatever page is open, by the browser though no page is, by letter. */
export const noticeChannels = ['page', 'push', 'email'] as const
