import type { BotLevel } from '@variorum/engine/ask'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { nothing } from '../../../lib/nothing.ts'
import type { Game } from '../state/use-game.ts'

/** Fetched when it is asked for: most games are played to their end against whom they were begun with. */
const LevelDialog = dynamic(() => import('./level-dialog.tsx').then(({ LevelDialog: dialog }) => dialog), {
  loading: nothing,
})

interface ChangeBotProps {
  readonly game: Game
  readonly level: BotLevel
}

/** Exchanges the bot for another one in the middle of a game. */
export function ChangeBot({ game, level }: ChangeBotProps) {
  const t = useTranslations('bots')
  const levels = useTranslations('levels')
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const { changeLevel, outcome, record } = game
  if (!record.mine || outcome !== null) return null
  return (
    <>
      <button
        type="button"
        className="link player-change-bot no-print needs-script"
        aria-label={t('changeLabel', { level: levels(`${level}.name`) })}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        {t('change')}
      </button>
      {isWanted && <LevelDialog isOpen={isOpen} level={level} onClose={() => setOpen(false)} onChange={changeLevel} />}
    </>
  )
}
