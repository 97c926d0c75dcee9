'use client'

import { useAnnounce } from '@variorum/ui/primitives'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import type { Mine, News } from '../state/changes.ts'
import { useNews } from '../state/use-news.ts'

/** Says what happens while one waits in the lobby, and goes to a game whose clock is about to run. */
export function Arrivals({ mine }: { readonly mine: Mine | undefined }) {
  const t = useTranslations('lobby.news')
  const announce = useAnnounce()
  const router = useRouter()
  const tell = useCallback(
    (news: News) => {
      const { title } = 'game' in news ? news.game : news.seek
      const who = news.kind === 'challenged' ? news.seek.player.name : 'game' in news ? news.game.opponent.name : null
      announce?.(t(news.kind, { game: title, name: who ?? t('guest') }))
      if (news.kind === 'begun' && news.isLive) router.push(`/games/${news.gameId}`)
    },
    [announce, router, t],
  )
  useNews(mine, tell)
  return null
}
