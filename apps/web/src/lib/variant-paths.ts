import type { VariantAnswer } from '@variorum/engine/ask'

type Read = Pick<VariantAnswer, 'slug' | 'edition'>

/** The page of a game's rules: a reading is told of in its variant's edition, which says where it differs. */
export const rulesPath = (read: Read): string => `/variants/${read.edition}${asking(read)}`

/** Where a game is begun; a reading that is not the one printed is chosen there already. */
export const playPath = (read: Read): string => `/variants/${read.edition}/play${asking(read)}`

/** The board to analyse a game or a reading at; with a game, at so many moves of it. */
export const analysisPath = (
  slug: string,
  game?: { readonly id: string; readonly ply?: number | undefined },
): string => {
  const asked = game && `?game=${game.id}${game.ply === undefined ? '' : `&ply=${game.ply}`}`
  return `/analysis/${encodeURIComponent(slug)}${asked ?? ''}`
}

const asking = ({ slug, edition }: Read): string =>
  slug === edition ? '' : `?reading=${slug.slice(edition.length + 1)}`
