import { Button, Dialog, IconButton } from '@variorum/ui/primitives'
import { Flag } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useNames } from '../../../lib/board/names.ts'
import type { Game } from '../state/use-game.ts'

/** Giving up: it names what it ends, and asks once. */
export function ResignButton({ game }: { readonly game: Game }) {
  const t = useTranslations('play')
  const names = useNames()
  const [isAsking, setAsking] = useState(false)
  const { resign, resigns } = game
  return (
    <>
      <IconButton hasWords label={t('resign')} disabled={resign === null} onClick={() => setAsking(true)}>
        <Flag aria-hidden="true" />
      </IconButton>
      <Dialog
        isOpen={isAsking}
        isAlert
        title={t('resignTitle', { side: names.seat(resigns) })}
        description={t('resignNote')}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button data-autofocus onClick={() => setAsking(false)}>
              {t('resignNo')}
            </Button>
            <Button
              kind="destructive"
              onClick={() => {
                setAsking(false)
                resign?.()
              }}
            >
              {t('resignYes')}
            </Button>
          </>
        }
      />
    </>
  )
}
