import type { BotLevel } from '@variorum/engine/ask'
import { Button, Dialog } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { LevelField } from '../../../lib/bots/level-field.tsx'

interface LevelDialogProps {
  readonly isOpen: boolean
  /** Who plays now. */
  readonly level: BotLevel
  readonly onClose: () => void
  /** Null while nothing may be changed. */
  readonly onChange: ((level: BotLevel) => void) | null
}

/** Who is to play on in the bot's place. */
export function LevelDialog({ isOpen, level, onClose, onChange }: LevelDialogProps) {
  const t = useTranslations('bots')
  const levels = useTranslations('levels')
  const [chosen, setChosen] = useState<BotLevel | null>(null)
  const shown = chosen ?? level
  const close = () => {
    setChosen(null)
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      title={t('changeTitle')}
      description={t('changeNote')}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('changeNo')}</Button>
          <Button
            kind="primary"
            disabled={shown === level || onChange === null}
            onClick={() => {
              onChange?.(shown)
              close()
            }}
          >
            {t('changeYes', { level: levels(`${shown}.name`) })}
          </Button>
        </>
      }
    >
      <LevelField level={shown} suggested={null} onChange={setChosen} />
    </Dialog>
  )
}
