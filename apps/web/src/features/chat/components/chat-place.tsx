'use client'

import { Skeleton } from '@variorum/ui/primitives'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'

/** What people say to each other, fetched beside the board and not before it. */
export const ChatPlace = dynamic(() => import('./chat.tsx').then(({ Chat }) => Chat), { ssr: false, loading: Coming })

function Coming() {
  const t = useTranslations('chat')
  return (
    <section className="sheet chat no-print needs-script">
      <h2 className="margin-head">{t('title')}</h2>
      <div className="chat-body">
        <Skeleton shape="lines" label={t('coming')} />
      </div>
    </section>
  )
}
