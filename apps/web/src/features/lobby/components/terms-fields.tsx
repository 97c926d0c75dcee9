import { Field, Segmented } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import type { Offer } from '../state/offer.ts'
import type { GameChoice } from '../state/shelf.ts'
import { RangeFields } from './range-fields.tsx'
import { useSide } from './use-side.ts'

interface TermsFieldsProps {
  readonly offer: Offer
  readonly game: GameChoice | undefined
  /** Why it cannot be rated; null where it can. */
  readonly whyCasual: 'guest' | 'noClock' | 'position' | null
  readonly hasRange: boolean
  readonly faultAt: (field: string) => string | undefined
  readonly onChange: (changes: Partial<Offer>) => void
}

/** Whether it counts, who plays which side, against whom, from where. */
export function TermsFields({ offer, game, whyCasual, hasRange, faultAt, onChange }: TermsFieldsProps) {
  const t = useTranslations('lobby.offer')
  const side = useSide()
  return (
    <>
      <div>
        <Segmented
          label={t('counts')}
          options={[
            { value: 'casual', label: t('casual') },
            { value: 'rated', label: t('rated'), isDisabled: whyCasual !== null },
          ]}
          value={offer.rated && whyCasual === null ? 'rated' : 'casual'}
          onChange={(value) => onChange({ rated: value === 'rated' })}
        />
        {whyCasual !== null && <p className="mt-1 text-small text-ink-soft">{t(`whyCasual.${whyCasual}`)}</p>}
      </div>
      <Segmented
        label={t('side')}
        options={[
          { value: 'either', label: t('either') },
          { value: '0', label: side(game, 0) },
          { value: '1', label: side(game, 1) },
        ]}
        value={offer.seat}
        onChange={(seat) => onChange({ seat })}
      />
      {hasRange && <RangeFields range={offer} faultAt={faultAt} onChange={onChange} />}
      {game?.isOpen && (
        <details>
          <summary className="link ms-4 min-h-9 list-outside cursor-pointer py-1.5">{t('position')}</summary>
          <Field
            label={t('fen')}
            hint={t('fenHint')}
            value={offer.position}
            maxLength={1_000}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            onChange={(event) => onChange({ position: event.currentTarget.value })}
          />
        </details>
      )}
    </>
  )
}
