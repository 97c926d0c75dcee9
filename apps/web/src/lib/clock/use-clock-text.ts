import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { clockTextOf } from './clock-text-of.ts'

/** Clocks in words; the texts are those of `clock`. */
export function useClockText() {
  const t = useTranslations('clock')
  return useMemo(() => clockTextOf(t), [t])
}
