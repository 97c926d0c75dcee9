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

/** A bot, how strong and against which side, or several of them; or others at the same device. */
export function OpponentFields({ variant, wish, suggested, onChange }: OpponentFieldsProps) {
  const t = useTranslations('start')
  const names = useNames()
  const deviceNote = (
    <p className="-mt-4 font-serif text-ink-soft">
      {t(!variant.isOpen ? 'hiddenNote' : variant.seats.length > 2 ? 'deviceNoteMany' : 'deviceNote')}
    </p>
  )
  const place = botPlace(variant)
  const isForTwo = variant.seats.length === 2
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
          { value: 'bot', label: t(isForTwo ? 'bot' : 'bots') },
          { value: 'device', label: t(isForTwo ? 'device' : 'deviceMany') },
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
              ...variant.seats.map((_, seat) => ({ value: `${seat}` as const, label: names.seat(seat) })),
              { value: 'any' as const, label: t(isForTwo ? 'either' : 'any') },
            ]}
            value={wish.seat}
            onChange={(seat) => onChange({ seat })}
          />
          {place === 'server' && <p className="-mt-4 font-serif text-ink-soft">{t('serverBotNote')}</p>}
        </>
      ) : (
        deviceNote
      )}
    </>
  )
}
