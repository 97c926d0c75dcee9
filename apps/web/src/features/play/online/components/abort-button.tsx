import { Button, Dialog, IconButton } from '@variorum/ui/primitives'
import { Ban } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'

interface AbortButtonProps {
  /** Calls the game off; null while that cannot be done. */
  readonly abort: (() => void) | null
}

/** Calling a game off before it has begun: it ends for both, so it asks once. The question goes when the game has begun. */
export function AbortButton({ abort }: AbortButtonProps) {
  const t = useTranslations('online')
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  return (
    <>
      <IconButton hasWords label={t('abort')} disabled={abort === null} onClick={() => setAsked(true)}>
        <Ban aria-hidden="true" />
      </IconButton>
      <Dialog
        isOpen={isAsked}
        isAlert
        title={t('abortTitle')}
        description={t('abortNote')}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{t('abortNo')}</Button>
            <Button
              kind="destructive"
              onClick={() => {
                close()
                abort?.()
              }}
            >
              {t('abortYes')}
            </Button>
          </>
        }
      />
    </>
  )
}
