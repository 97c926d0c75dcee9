import { useTranslations } from 'next-intl'
import { refusalOf } from '../../../trpc/refusal-of.ts'

/** Why the server would not do something, as a sentence that says what is safe and what to do. */
export function useRefusalText(): (error: unknown) => string {
  const t = useTranslations('lobby.refused')
  return (error) => {
    const { key, params } = refusalOf(error)
    // Keys of refusals are open; whether there is a sentence for this one is asked on the same line.
    const known = t.has(key as 'unknown') ? (key as 'unknown') : 'unknown'
    return t(known, { name: String(params.name ?? ''), limit: Number(params.limit ?? 0) })
  }
}
