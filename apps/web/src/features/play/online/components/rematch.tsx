import { Button, useAnnounce } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Link } from '../../../../lib/link.tsx'
import { refusalOf } from '../../../../trpc/refusal-of.ts'
import type { OnlineSnapshot } from '../state/snapshot.ts'
import { useRematch } from '../state/use-rematch.ts'

/** The way to the same game once more: for the players to ask for, for everybody to follow when it has begun. */
export function Rematch({ snapshot }: { readonly snapshot: OnlineSnapshot }) {
  const t = useTranslations('online')
  const play = useTranslations('play')
  const announce = useAnnounce()
  const why = useWhyNoRematch()
  const isPlayer = snapshot.mySeat !== null
  const { stage, isBusy, refusal, ask, path } = useRematch(snapshot.id)
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
      {refusal !== null && <p role="alert">{why(refusal)}</p>}
    </>
  )
}

/** Why there is no rematch, where it has a reason that trying again does not change. */
function useWhyNoRematch(): (error: unknown) => string {
  const t = useTranslations('play')
  return (error) => {
    const key = `rematchRefused.${refusalOf(error).key}`
    // Keys of refusals are open; whether there is a sentence for this one is asked on the same line.
    return t.has(key as 'rematchFailed') ? t(key as 'rematchFailed') : t('rematchFailed')
  }
}
