/** What somebody wants to hear of. */
export interface Wish {
  /** Games with the version last seen; null is nothing yet. */
  readonly games: Readonly<Record<string, number | null>>
  readonly lobby: boolean
  readonly notices: boolean
}

export const nothing: Wish = { games: {}, lobby: false, notices: false }

export const isNothing = ({ games, lobby, notices }: Wish): boolean =>
  !lobby && !notices && Object.keys(games).length === 0

/** What all of them want together: of each game what the one wants who has seen least of it. */
export function together(wishes: Iterable<Wish>): Wish {
  const games: Record<string, number | null> = {}
  let lobby = false
  let notices = false
  for (const wish of wishes) {
    lobby ||= wish.lobby
    notices ||= wish.notices
    for (const [id, version] of Object.entries(wish.games)) games[id] = earlier(games[id], version)
  }
  return { games, lobby, notices }
}

/** The version that is further behind; nothing seen is furthest. */
export function earlier(one: number | null | undefined, other: number | null): number | null {
  if (one === undefined) return other
  return one === null || other === null ? null : Math.min(one, other)
}

/** Whether both are about the same things, whatever has been seen of them. */
export function isAbout(one: Wish, other: Wish): boolean {
  const subject = ({ games, lobby, notices }: Wish) => [...Object.keys(games).sort(), lobby, notices].join()
  return subject(one) === subject(other)
}
