'use client'

import { Announcer, Notice, Skeleton } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { GameShelf } from '../state/shelf.ts'
import { useActs } from '../state/use-acts.ts'
import { useLobby } from '../state/use-lobby.ts'
import { useMine } from '../state/use-mine.ts'
import { Arrivals } from './arrivals.tsx'
import { BanNotice } from './ban-notice.tsx'
import { Challenges } from './challenges.tsx'
import { OfferForm } from './offer-form.tsx'
import { OnDevice } from './on-device.tsx'
import { QuickGame } from './quick-game.tsx'
import { SeekList } from './seek-list.tsx'
import { Yours } from './yours.tsx'

interface LobbyProps {
  readonly shelves: readonly GameShelf[]
  /** Slug of the game that is chosen at first. */
  readonly first: string
  /** Who is to be challenged, where one came from their page. */
  readonly opponent: string
  /** What stands below all that can be joined. */
  readonly children?: ReactNode
}

/** Where one finds a game: who waits for one's answer, one button, what others offer, and an offer of one's own. */
export function Lobby({ shelves, first, opponent, children }: LobbyProps) {
  const t = useTranslations('lobby')
  const list = useLobby()
  const mine = useMine()
  const acts = useActs()
  const isGuest = (mine.data?.me?.name ?? null) === null
  return (
    <Announcer>
      <Arrivals mine={mine.data} />
      {mine.data?.ban && <BanNotice ban={mine.data.ban} />}
      <div className="lobby mt-8">
        <div className="lobby-people">
          <Challenges mine={mine.data} shelves={shelves} acts={acts} />
          <QuickGame
            shelves={shelves}
            mine={mine.data}
            isGuest={isGuest}
            waiting={list.data?.waiting ?? 0}
            acts={acts}
          />
          <OnDevice shelves={shelves} first={first} />
          <Yours mine={mine.data} shelves={shelves} acts={acts} />
          <section aria-labelledby="seeks">
            <h2 id="seeks" className="text-title">
              {t('seeks')}
            </h2>
            {list.data ? (
              <SeekList seeks={list.data.seeks} shelves={shelves} acts={acts} isStale={list.isError} />
            ) : list.isError ? (
              <Notice kind="error" title={t('broken')}>
                {t('brokenNote')}
              </Notice>
            ) : (
              <Skeleton shape="lines" lines={4} label={t('loading')} />
            )}
          </section>
          {children}
        </div>
        <OfferForm shelves={shelves} first={first} opponent={opponent} mine={mine.data} isGuest={isGuest} acts={acts} />
      </div>
    </Announcer>
  )
}
