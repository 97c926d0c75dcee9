import { Button, useAnnounce } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Link } from '../../../../lib/link.tsx'
import type { OnlineSnapshot } from '../state/snapshot.ts'
import { useRematch } from '../state/use-rematch.ts'

/** The way to the same game once more: for the players to ask for, for everybody to follow when it has begun. */
export function Rematch({ snapshot }: { readonly snapshot: OnlineSnapshot }) {
  const t = useTranslations('online')
  const play = useTranslations('play')
  const announce = useAnnounce()
  const isPlayer = snapshot.mySeat !== null
  const { stage, isBusy, hasFailed, ask, path } = useRematch(snapshot.id)
  const isOffered = stage === 'offered'
  const news = isOffered ? t('news.rematchOffered') : null
  useEffect(() => {
    if (news !== null) announce?.(news)
  }, [news, announce])
  if (path !== null) {
    return (
      <Link className="button button-primary" href={path}>
        {t('rematchFollow')}
      </Link>
    )
  }
  if (!isPlayer) return null
  return (
    <>
      <Button kind="primary" busy={isBusy || stage === 'asked'} onClick={ask}>
        {stage === 'asked' ? t('rematchAsked') : isOffered ? t('rematchAccept') : play('rematch')}
      </Button>
      {hasFailed && <p role="alert">{play('rematchFailed')}</p>}
    </>
  )
}
