import type { Seat } from '@variorum/engine/ask'
import { Button, Dialog, IconButton } from '@variorum/ui/primitives'
import { Flag } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useNames } from '../../../lib/board/names.ts'
import type { Game } from '../state/use-game.ts'

/** Giving up: it names what it ends, and asks once. It ends for the side it was asked for, though the game goes on meanwhile. */
export function ResignButton({ game }: { readonly game: Game }) {
  const t = useTranslations('play')
  const names = useNames()
  const [asked, setAsked] = useState<Seat | null>(null)
  const { resign, resigns, outcome, live } = game
  const { resignation, standings } = live.position
  const left = standings.filter(({ state }) => state === 'playing').length
  const [note, yes] =
    resignation === null
      ? (['resignNote', 'resignYes'] as const)
      : left > 2
        ? (['resignStays', 'resignLeave'] as const)
        : (['resignLast', 'resignYes'] as const)
  const close = () => setAsked(null)
  // A game that is over leaves nothing to ask, now or should it be taken up again.
  if (outcome !== null && asked !== null) close()
  return (
    <>
      {outcome === null && (
        <IconButton hasWords label={t('resign')} disabled={resign === null} onClick={() => setAsked(resigns)}>
          <Flag aria-hidden="true" />
        </IconButton>
      )}
      <Dialog
        isOpen={asked !== null}
        isAlert
        title={t('resignTitle', { side: names.seat(asked ?? resigns) })}
        description={t(note, { side: names.seat(asked ?? resigns), royal: names.royal })}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{t('resignNo')}</Button>
            <Button
              kind="destructive"
              onClick={() => {
                close()
                resign?.(asked ?? resigns)
              }}
            >
              {t(yes)}
            </Button>
          </>
        }
      />
    </>
  )
}
