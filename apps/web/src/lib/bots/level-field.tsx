import type { BotLevel } from '@variorum/engine/ask'
import { botLevels } from '@variorum/engine/bot-levels'
import { LevelChoice } from '@variorum/ui/level-choice'
import { useTranslations } from 'next-intl'

interface LevelFieldProps {
  readonly level: BotLevel
  /** The one that would be an even match, if that is known. */
  readonly suggested: BotLevel | null
  readonly onChange: (level: BotLevel) => void
}

/** Which bot is to play, and in a sentence how it does. */
export function LevelField({ level, suggested, onChange }: LevelFieldProps) {
  const t = useTranslations('levels')
  const note = t(`${level}.note`)
  return (
    <div>
      <LevelChoice
        label={t('label')}
        levels={botLevels.map((value) => ({
          value,
          name: t(`${value}.name`),
          mark: value === suggested ? t('suggested') : undefined,
        }))}
        value={level}
        onChange={onChange}
      />
      <p className="mt-1 min-h-12 font-serif text-ink-soft sm:min-h-6">
        {level === suggested ? t('suggestedNote', { note }) : note}
      </p>
    </div>
  )
}
