import { z } from 'zod'
import { cleanText, hasWords, lengthOf, longestText } from '../../lib/chat/clean-text.ts'
import { chatPresets } from '../../lib/chat/presets.ts'
import { refusal } from '../../lib/refusal.ts'

/** What is said: one of what can be pressed, or what was typed. More than this was not typed. */
export const chatWords = z.union([z.object({ preset: z.enum(chatPresets) }), z.object({ text: z.string().max(2_000) })])
export type ChatWords = z.infer<typeof chatWords>

export interface KeptWords {
  readonly preset: string | null
  readonly text: string | null
}

/** What is said as it is kept. Guests say what can be pressed: nobody answers for what they type. */
export function keptWords(words: ChatWords, isGuest: boolean): KeptWords {
  if ('preset' in words) return { preset: words.preset, text: null }
  if (isGuest) throw refusal('FORBIDDEN', 'chatGuest')
  const text = cleanText(words.text)
  if (!hasWords(text)) throw refusal('BAD_REQUEST', 'chatEmpty')
  if (lengthOf(text) > longestText) throw refusal('BAD_REQUEST', 'chatLong', { most: longestText })
  return { preset: null, text }
}

/** Whether somebody says the same again; capitals and spaces make no difference. */
export function isSame(one: KeptWords, other: KeptWords): boolean {
  if (one.text === null || other.text === null) return one.preset !== null && one.preset === other.preset
  return plain(one.text) === plain(other.text)
}

const plain = (text: string) => text.toLowerCase().replace(/\s/g, '')
