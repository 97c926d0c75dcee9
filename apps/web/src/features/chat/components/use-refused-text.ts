import { useTranslations } from 'next-intl'
import { longestText } from '../../../lib/chat/clean-text.ts'
import { refusalOf } from '../../../trpc/refusal-of.ts'

/** Why something was not said, as a sentence that says what to do. */
export function useRefusedText(): (error: unknown) => string {
  const t = useTranslations('chat.refused')
  return (error) => {
    const { key, params } = refusalOf(error)
    // Keys of refusals are open; whether there is a sentence for this one is asked on the same line.
    const known = t.has(key as 'unknown') ? (key as 'unknown') : 'unknown'
    return t(known, { seconds: Number(params.seconds ?? 0), most: Number(params.most ?? longestText) })
  }
}
