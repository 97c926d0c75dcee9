import { getTranslations } from 'next-intl/server'
import { HeldWords, type Standing } from './standing-notices.tsx'

/** What moderators have laid on a player and holds now, on the page of their account. */
export async function StandingList({ standing }: { readonly standing: Standing }) {
  const t = await getTranslations('standing')
  return (
    <ul className="grid gap-3">
      {standing.map((held) => (
        <li key={held.id}>
          <p className="font-semibold">{t(`told.${held.kind}`)}</p>
          <HeldWords held={held} />
        </li>
      ))}
    </ul>
  )
}
