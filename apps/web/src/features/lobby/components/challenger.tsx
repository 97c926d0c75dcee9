import { useTranslations } from 'next-intl'
import type { SeekCard } from '../state/changes.ts'
import { PlayerName } from './player-name.tsx'

/** Who challenges, as a sentence; a guest has no name to begin it with. */
export function Challenger({ player }: { readonly player: SeekCard['player'] }) {
  const t = useTranslations('lobby')
  if (player.name === null) return t('guestChallengesYou')
  return (
    <>
      <PlayerName {...player} /> {t('challengesYou')}
    </>
  )
}
