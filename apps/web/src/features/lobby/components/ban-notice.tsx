import { Notice } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import type { Mine } from '../state/changes.ts'

/** Why one may not look for games among strangers, for how long, and what is open all the same. */
export function BanNotice({ ban }: { readonly ban: NonNullable<Mine['ban']> }) {
  const t = useTranslations('lobby.ban')
  const { why, seconds } = ban
  const minutes = Math.max(1, Math.ceil((seconds ?? 0) / 60))
  const time = minutes > 120 ? t('hours', { count: Math.ceil(minutes / 60) }) : t('minutes', { count: minutes })
  return (
    <div className="mt-8">
      <Notice kind="error" title={seconds === null ? t('forGood') : t('title', { time })}>
        <p>{t(why)}</p>
        <p>{t('open')}</p>
      </Notice>
    </div>
  )
}
