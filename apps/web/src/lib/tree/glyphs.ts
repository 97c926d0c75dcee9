/** A sign that a reader puts on a move or on the position after it. */
export interface Glyph {
  /** Its number in PGN. */
  readonly nag: number
  readonly sign: string
  /** Its name among the messages. */
  readonly name: string
  /** Of those about the same only one can be true. */
  readonly about: 'move' | 'position' | 'remark'
}

/** The signs one may put on a move, by the numbers the PGN standard gives them (and, from 140 on, as ChessBase does). */
export const glyphs = [
  { nag: 1, sign: '!', name: 'good', about: 'move' },
  { nag: 2, sign: '?', name: 'mistake', about: 'move' },
  { nag: 3, sign: '!!', name: 'brilliant', about: 'move' },
  { nag: 4, sign: '??', name: 'blunder', about: 'move' },
  { nag: 5, sign: '!?', name: 'interesting', about: 'move' },
  { nag: 6, sign: '?!', name: 'dubious', about: 'move' },
  { nag: 7, sign: '□', name: 'only', about: 'move' },
  { nag: 10, sign: '=', name: 'equal', about: 'position' },
  { nag: 13, sign: '∞', name: 'unclear', about: 'position' },
  { nag: 14, sign: '+=', name: 'firstSlightly', about: 'position' },
  { nag: 15, sign: '=+', name: 'secondSlightly', about: 'position' },
  { nag: 16, sign: '±', name: 'firstBetter', about: 'position' },
  { nag: 17, sign: '∓', name: 'secondBetter', about: 'position' },
  { nag: 18, sign: '+−', name: 'firstWinning', about: 'position' },
  { nag: 19, sign: '−+', name: 'secondWinning', about: 'position' },
  { nag: 146, sign: 'N', name: 'novelty', about: 'remark' },
] as const satisfies readonly Glyph[]

const byNag: ReadonlyMap<number, (typeof glyphs)[number]> = new Map(glyphs.map((glyph) => [glyph.nag, glyph]))

export const glyphOf = (nag: number): (typeof glyphs)[number] | undefined => byNag.get(nag)

/** A number as it is shown: its sign, or the number itself where we have none. */
export const signOf = (nag: number): string => glyphOf(nag)?.sign ?? `$${nag}`
