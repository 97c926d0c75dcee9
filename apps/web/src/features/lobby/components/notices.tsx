'use client'

import { X } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from '../../../lib/link.tsx'
import { attendSounds, playSound } from '../../../lib/sound/play-sound.ts'
import { Providers } from '../../../trpc/providers.tsx'
import { type News, switchOf } from '../state/changes.ts'
import { heardBefore, isSaidBy, keepHeard, keyOf, pathOf } from '../state/heard.ts'
import { useMine } from '../state/use-mine.ts'
import { useNews } from '../state/use-news.ts'

/** Most notices shown at once; the older make room. */
const mostShown = 3

/** Slips of paper at the foot of any page: a challenge, a game that has begun, a turn that has come. */
export function Notices() {
  return (
    <Providers>
      <Slips />
    </Providers>
  )
}

function Slips() {
  const t = useTranslations('notices')
  const path = usePathname()
  const { data: mine } = useMine()
  const [news, setNews] = useState<readonly News[]>([])
  useEffect(attendSounds, [])
  const told = mine?.told
  const tell = useCallback(
    (one: News) => {
      if (!told?.includes(switchOf(one)) || heardBefore().includes(keyOf(one))) return
      // Whoever saw a game end at its board is not told of it on the next page.
      if (one.kind === 'ended' && isSaidBy(location.pathname, one)) return
      if (one.kind === 'challenged' || one.kind === 'begun') playSound('challenge')
      setNews((before) => [...before.filter((other) => keyOf(other) !== keyOf(one)), one])
    },
    [told],
  )
  useNews(mine, tell)
  const putAway = (one: News) => {
    keepHeard([...heardBefore(), keyOf(one)])
    setNews((before) => before.filter((other) => keyOf(other) !== keyOf(one)))
  }
  // What a page says itself has been heard when one leaves it again.
  useEffect(() => {
    setNews((before) => {
      const said = before.filter((one) => isSaidBy(path, one))
      if (said.length === 0) return before
      keepHeard([...heardBefore(), ...said.map(keyOf)])
      return before.filter((one) => !said.includes(one))
    })
  }, [path])
  const shown = news.filter((one) => !isSaidBy(path, one)).slice(-mostShown)
  // What is before one's eyes says itself whose turn it is.
  const games = mine?.games.filter(({ id, isMyTurn }) => isMyTurn && path !== `/games/${id}`) ?? []
  const waiting = (mine?.challenges.length ?? 0) + games.length
  const count = document.getElementById('play-count')
  return (
    <>
      {count && waiting > 0 && createPortal(<Count waiting={waiting} />, count)}
      <ul className="notices" aria-live="polite" aria-relevant="additions" aria-label={t('label')}>
        {shown.map((one) => (
          <li key={keyOf(one)} className="sheet">
            <Slip news={one} onPutAway={() => putAway(one)} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Slip({ news, onPutAway }: { readonly news: News; readonly onPutAway: () => void }) {
  const t = useTranslations('notices')
  const path = pathOf(news)
  const { title } = 'game' in news ? news.game : news.seek
  const who = 'game' in news ? news.game.opponent : news.kind === 'challenged' ? news.seek.player : news.seek.opponent
  return (
    <>
      <p>{t(news.kind, { game: title, name: who?.name ?? t('guest') })}</p>
      {path !== null && (
        <Link className="button button-small" href={path} onClick={onPutAway}>
          {t(news.kind === 'challenged' ? 'look' : 'go')}
        </Link>
      )}
      <button type="button" className="button button-small button-icon" aria-label={t('away')} onClick={onPutAway}>
        <X size={16} aria-hidden="true" />
      </button>
    </>
  )
}

function Count({ waiting }: { readonly waiting: number }) {
  const t = useTranslations('notices')
  return (
    <>
      <span aria-hidden="true" className="play-count tabular">
        {waiting}
      </span>
      <span className="sr-only">, {t('waiting', { count: waiting })}</span>
    </>
  )
}
