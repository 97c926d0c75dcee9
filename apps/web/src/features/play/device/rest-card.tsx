import type { Seat } from '@variorum/engine/ask'
import { Button } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { useNames } from '../../../lib/board/names.ts'

/** Lies on the board while the game rests, for nobody thinks for nothing. */
export function RestCard({ toMove, onEnd }: { readonly toMove: Seat; readonly onEnd: () => void }) {
  const t = useTranslations('play.clock')
  const names = useNames()
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = card.current?.parentElement
    card.current?.querySelector('button')?.focus({ preventScroll: true })
    // Whoever uncovers the board with a key goes on there with the next.
    return () => place?.querySelector<HTMLElement>('[role="grid"]')?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={card} className="curtain rest-card">
      <div className="curtain-card">
        <p className="curtain-title">{t('resting')}</p>
        <p>{t('restingNote', { side: names.seat(toMove) })}</p>
        <Button kind="primary" onClick={onEnd}>
          {t('goOn')}
        </Button>
      </div>
    </div>
  )
}
