import type { VariantAnswer } from '@variorum/engine/ask'
import { botLevels } from '@variorum/engine/bot-levels'
import { Segmented } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { useNames } from '../../../lib/board/names.ts'
import { botPlace } from '../../../lib/bots/bot-place.ts'
import type { Wish } from '../state/wish.ts'

interface OpponentFieldsProps {
  readonly variant: VariantAnswer
  readonly wish: Wish
  readonly onChange: (changes: Partial<Wish>) => void
}

/** A bot, how strong and on which side; or a second person at the same device. */
export function OpponentFields({ variant, wish, onChange }: OpponentFieldsProps) {
  const t = useTranslations('start')
  const levels = useTranslations('levels')
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
          <div>
            <Segmented
              label={t('level')}
              options={botLevels.map((value) => ({
                value,
                label: levels(`${value}.name`),
              }))}
              value={wish.level}
              onChange={(level) => onChange({ level })}
            />
            <p className="mt-1 font-serif text-ink-soft">{levels(`${wish.level}.note`)}</p>
          </div>
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
