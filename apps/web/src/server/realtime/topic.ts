/** What one may listen to: a game, what is said there in one room, what concerns one player, the wishes for games. */
export type Topic = `game:${string}` | `chat:${string}` | `player:${string}` | 'lobby'

/**
 * Called when something happened to a topic. With the version it made where there is one, or `signedOut`; null says that something may
 * have happened, and whoever listens has to look.
 */
export type TopicListener = (version: number | null) => void

/** Tells every process that something happened. Ids and versions only: whoever hears of it reads for themselves. */
export interface Bus {
  /** Tells, and does not wait. What is lost on the way costs seconds, since everything watched is looked after anyway. */
  readonly publish: (topic: Topic, version?: number) => void
  /** Listens until what is returned is called. */
  readonly subscribe: (topic: Topic, listener: TopicListener) => () => void
}
