import { z } from 'zod'

/** Whether a database can hold the text: whole characters, none of them NUL. */
export function isPlain(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text)
}

/** Text of a visitor that is going to be kept. */
export const plainText = z.string().refine(isPlain)

/** The same where others read it on a page: without what would turn the words around it. */
export const readText = plainText.overwrite((text) => text.replace(/\p{Bidi_Control}/gu, ''))
