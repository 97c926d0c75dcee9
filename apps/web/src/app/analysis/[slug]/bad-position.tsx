'use client'

import { useTranslations } from 'next-intl'
import { useAskErrorText } from '../../../lib/board/ask-error-text.ts'

interface BadPositionProps {
  readonly error: Parameters<ReturnType<typeof useAskErrorText>>[0]
}

/** What is wrong with the position an address names, in words. */
export function BadPosition({ error }: BadPositionProps) {
  const t = useTranslations('analysis')
  return <p>{t('refused.position', { sentence: useAskErrorText()(error) })}</p>
}
