/** Longest that can be said at once, in characters as a reader counts them, more or less. */
export const longestText = 140

/** Marks that are put upon letters: some scripts need two or three, and what piles them up covers its neighbours. */
const mostMarks = 3

/**
 * What was typed as it is kept: one line, without what cannot be seen. What turns the direction of the text around it, or
 * hides something in it, goes; the two joiners stay, which some scripts and many pictures are written with, and so does
 * what chooses the form of the character before it. The empty pattern of Braille is a space, and the sign for an object
 * stands for none here.
 */
export function cleanText(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/\p{Surrogate}/gu, '')
    .replace(/(?!\u200c|\u200d|\p{Variation_Selector})[\p{Cf}\p{Default_Ignorable_Code_Point}\ufffc]/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s\u2800]+/gu, ' ')
    .replace(new RegExp(`(\\p{M}{${mostMarks}})\\p{M}+`, 'gu'), '$1')
    .trim()
}

export const lengthOf = (text: string): number => [...text].length

/** Whether there is anything to be seen in it. */
export const hasWords = (text: string): boolean => /[^\s\p{C}\p{M}]/u.test(text)
