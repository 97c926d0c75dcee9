import { isLive } from '../../../lib/clock/clock-key.ts'
import { mostUnderWay } from '../../../lib/notices/most-under-way.ts'
import type { NoticeKind } from '../../../lib/notices/notice-kind.ts'
import type { RouterOutputs } from '../../../trpc/types.ts'

export type Mine = RouterOutputs['lobby']['mine']
export type SeekCard = Mine['seeks'][number]
export type GameUnderWay = Mine['games'][number]

/** Something that happened to a player since they were last told. */
export type News =
  | { readonly kind: 'begun'; readonly gameId: string; readonly seek: SeekCard; readonly isLive: boolean }
  | { readonly kind: 'declined'; readonly seek: SeekCard }
  | { readonly kind: 'challenged'; readonly seek: SeekCard }
  | { readonly kind: 'turn' | 'reminder' | 'ended'; readonly game: GameUnderWay }

/**
 * What is new in the second picture of what concerns a player. In a first picture nothing but what presses is, challenges
 * and turns whose time runs out, and what became of a wish of this very page: it may have been answered before it was
 * ever seen open.
 */
export function newsBetween(before: Mine | null, now: Mine, isWished: (id: string) => boolean): readonly News[] {
  const earlier = new Map(before?.seeks.map(({ id, status }) => [id, status]))
  const isNews = (id: string) => (earlier.has(id) ? earlier.get(id) === 'open' : isWished(id))
  const known = new Set(before?.challenges.map(({ id }) => id))
  const urgent = new Set(before?.games.filter(({ isUrgent }) => isUrgent).map(({ id }) => id))
  const waited = new Set(before?.games.filter(({ isMyTurn }) => !isMyTurn).map(({ id }) => id))
  return [
    ...now.seeks.flatMap((seek): News[] => {
      if (!isNews(seek.id)) return []
      if (seek.status === 'declined') return [{ kind: 'declined', seek }]
      if (seek.status !== 'taken' || seek.gameId === null) return []
      return [{ kind: 'begun', gameId: seek.gameId, seek, isLive: isLiveSeek(seek, now) }]
    }),
    ...now.challenges.flatMap((seek): News[] => (known.has(seek.id) ? [] : [{ kind: 'challenged', seek }])),
    ...now.games.flatMap((game): News[] => (game.isMyTurn && waited.has(game.id) ? [{ kind: 'turn', game }] : [])),
    ...now.games.flatMap((game): News[] => (game.isUrgent && !urgent.has(game.id) ? [{ kind: 'reminder', game }] : [])),
    ...ended(before, now).map((game): News => ({ kind: 'ended', game })),
  ]
}

/** Games that are played no more. Of somebody else's picture, or one that may not show all of them, nobody can tell. */
function ended(before: Mine | null, now: Mine): readonly GameUnderWay[] {
  if (!before || before.me?.name !== now.me?.name || now.games.length === mostUnderWay) return []
  return before.games.filter(({ id }) => !now.games.some((game) => game.id === id))
}

/** Which of the switches of an account silences a piece of news. */
export function switchOf({ kind }: News): NoticeKind {
  if (kind === 'ended') return 'end'
  return kind === 'turn' || kind === 'reminder' ? kind : 'challenge'
}

/** Whether its player is wanted at the board at once. Of several clocks the game says which it was. */
function isLiveSeek({ clocks, gameId }: SeekCard, { games }: Mine): boolean {
  const begun = games.find(({ id }) => id === gameId)
  return begun ? isLive(begun.clock) : clocks.some(isLive)
}
