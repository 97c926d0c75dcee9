import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { nothing } from '../../../lib/nothing.ts'
import type { Game } from '../state/use-game.ts'

/** Fetched when it is asked for. */
const MotivesAnswer = dynamic(() => import('./motives-answer.tsx').then(({ MotivesAnswer: answer }) => answer), {
  loading: nothing,
})

/** Why the bot made its last move, when it is asked. */
export function Motives({ game }: { readonly game: Game }) {
  const t = useTranslations('bots')
  const { record, ply, shown } = game
  const [askedAt, setAskedAt] = useState<number | null>(null)
  if (shown.move === null || shown.move.seat === record.personSeat) return null
  if (askedAt === ply) return <MotivesAnswer key={ply} game={game} />
  return (
    <button type="button" className="link min-h-8" onClick={() => setAskedAt(ply)}>
      {t('whyAsk')}
    </button>
  )
}
