import type { VariantAnswer } from '@variorum/engine/ask'

type Read = Pick<VariantAnswer, 'slug' | 'edition'>

/** The page of a game's rules: a reading is told of in its variant's edition. */
export const rulesPath = ({ edition }: Read): string => `/variants/${edition}`

/** Where a game is begun; a reading that is not the one printed is chosen there already. */
export const playPath = ({ slug, edition }: Read): string =>
  `/variants/${edition}/play${slug === edition ? '' : `?reading=${slug.slice(edition.length + 1)}`}`
