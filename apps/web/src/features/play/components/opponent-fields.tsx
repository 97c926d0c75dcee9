import type { BotLevel, VariantAnswer } from '@variorum/engine/ask'
import { Segmented } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { useNames } from '../../../lib/board/names.ts'
import { botPlace } from '../../../lib/bots/bot-place.ts'
import { LevelField } from '../../../lib/bots/level-field.tsx'
import type { Wish } from '../state/wish.ts'

interface OpponentFieldsProps {
  readonly variant: VariantAnswer
  readonly wish: Wish
  /** The bot that would be an even match, if that is known. */
  readonly suggested: BotLevel | null
  readonly onChange: (changes: Partial<Wish>) => void
}

/** A bot, how strong and on which side; or a second person at the same device. */
export function OpponentFields({ variant, wish, suggested, onChange }: OpponentFieldsProps) {
  const t = useTranslations('start')
  const names = useNames()
  const deviceNote = (
    <p className="-mt-4 font-serif text-ink-soft">
      {t(!variant.isOpen ? 'hiddenNote' : variant.seats.length > 2 ? 'deviceNoteMany' : 'deviceNote')}
    </p>
  )
  const place = botPlace(variant)
  if (place === null) {
    return (
      <>
        <p>
          <span className="text-small text-ink-soft">{t('opponent')}</span>
          <br />
          {t('noBots', { seats: variant.seats.length })}
        </p>
        {deviceNote}
      </>
    )
  }
  return (
    <>
      <Segmented
        label={t('opponent')}
        options={[
          { value: 'bot', label: t('bot') },
          { value: 'device', label: t('device') },
        ]}
        value={wish.opponent}
        onChange={(opponent) => onChange({ opponent })}
      />
      {wish.opponent === 'bot' ? (
        <>
          <LevelField level={wish.level} suggested={suggested} onChange={(level) => onChange({ level })} />
          <Segmented
            label={t('side')}
            options={[
              { value: 'white', label: names.seat(0) },
              { value: 'black', label: names.seat(1) },
              { value: 'either', label: t('either') },
            ]}
            value={wish.side}
            onChange={(side) => onChange({ side })}
          />
          {place === 'server' && <p className="-mt-4 font-serif text-ink-soft">{t('serverBotNote')}</p>}
        </>
      ) : (
        deviceNote
      )}
    </>
  )
}
