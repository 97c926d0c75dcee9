import { isLive } from '../../../lib/clock/clock-key.ts'
import type { RouterOutputs } from '../../../trpc/types.ts'

export type Mine = RouterOutputs['lobby']['mine']
export type SeekCard = Mine['seeks'][number]
export type GameUnderWay = Mine['games'][number]

/** Something that happened to a player since they were last told. */
export type News =
  | { readonly kind: 'begun'; readonly gameId: string; readonly seek: SeekCard; readonly isLive: boolean }
  | { readonly kind: 'declined'; readonly seek: SeekCard }
  | { readonly kind: 'challenged'; readonly seek: SeekCard }
  | { readonly kind: 'turn'; readonly game: GameUnderWay }

/**
 * What is new in the second picture of what concerns a player. In a first picture nothing but challenges is, and what
 * became of a wish of this very page: it may have been answered before it was ever seen open.
 */
export function newsBetween(before: Mine | null, now: Mine, isWished: (id: string) => boolean): readonly News[] {
  const earlier = new Map(before?.seeks.map(({ id, status }) => [id, status]))
  const isNews = (id: string) => (earlier.has(id) ? earlier.get(id) === 'open' : isWished(id))
  const known = new Set(before?.challenges.map(({ id }) => id))
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
  ]
}

/** Whether its player is wanted at the board at once. Of several clocks the game says which it was. */
function isLiveSeek({ clocks, gameId }: SeekCard, { games }: Mine): boolean {
  const begun = games.find(({ id }) => id === gameId)
  return begun ? isLive(begun.clock) : clocks.some(isLive)
}
