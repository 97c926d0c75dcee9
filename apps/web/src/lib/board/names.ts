import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { type Names, namesOf } from './names-of.ts'
import { usePlayers } from './seats.tsx'

/** The words of the page's game. */
export function useNames(): Names {
  const t = useTranslations('names')
  const players = usePlayers()
  return useMemo(() => namesOf(t, players), [t, players])
}
