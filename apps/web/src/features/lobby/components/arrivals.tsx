'use client'

import { useAnnounce } from '@variorum/ui/primitives'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import type { Mine, News } from '../state/changes.ts'
import { type GameShelf, nameIn } from '../state/shelf.ts'
import { useNews } from '../state/use-news.ts'

interface ArrivalsProps {
  readonly mine: Mine | undefined
  readonly shelves: readonly GameShelf[]
}

/** Says what happens while one waits in the lobby, and goes to a game whose clock is about to run. */
export function Arrivals({ mine, shelves }: ArrivalsProps) {
  const t = useTranslations('lobby.news')
  const announce = useAnnounce()
  const router = useRouter()
  const tell = useCallback(
    (news: News) => {
      const about = news.kind === 'turn' ? news.game.variant : (news.seek.variants[0] ?? '')
      const who =
        news.kind === 'challenged' ? news.seek.player.name : news.kind === 'turn' ? news.game.opponent.name : null
      announce?.(t(news.kind, { game: nameIn(shelves, about), name: who ?? t('guest') }))
      if (news.kind === 'begun' && news.isLive) router.push(`/games/${news.gameId}`)
    },
    [announce, router, shelves, t],
  )
  useNews(mine, tell)
  return null
}
