import type { VariantAnswer } from '@variorum/engine/ask'

type Read = Pick<VariantAnswer, 'slug' | 'edition'>

/** The page of a game's rules: a reading is told of in its variant's edition, which says where it differs. */
export const rulesPath = (read: Read): string => `/variants/${read.edition}${asking(read)}`

/** Where a game is begun; a reading that is not the one printed is chosen there already. */
export const playPath = (read: Read): string => `/variants/${read.edition}/play${asking(read)}`

const asking = ({ slug, edition }: Read): string =>
  slug === edition ? '' : `?reading=${slug.slice(edition.length + 1)}`
