import type { SetUp as Parts, VariantAnswer } from '@variorum/engine/ask'
import { Field, Segmented, Toggle } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { useNames } from '../../../lib/board/names.ts'
import { rightsIn, withRight } from '../state/castling-letters.ts'

interface SetUpPartsProps {
  readonly variant: VariantAnswer
  readonly parts: Parts
  readonly onChange: (changes: Partial<Parts>) => void
}

const known = ['castling', 'passed', 'count', 'fallen', 'points'] as const

/** What a position says besides where the men stand: whose turn it is, what is in hand, and what the game keeps in mind. */
export function SetUpParts({ variant, parts, onChange }: SetUpPartsProps) {
  const t = useTranslations('analysis')
  const names = useNames()
  const rights = rightsIn(variant.start)
  const tell = (tells: string, text: string) =>
    onChange({ fields: parts.fields.map((field) => (field.tells === tells ? { tells, text } : field)) })
  return (
    <div className="grid gap-4">
      <Segmented
        label={t('setUp.toMove')}
        options={variant.seats.map((_, seat) => ({ value: String(seat), label: names.seat(seat) }))}
        value={String(parts.toMove)}
        onChange={(seat) => onChange({ toMove: Number(seat), stage: 0 })}
      />
      {variant.steps > 1 && (
        <Segmented
          label={t('setUp.stage')}
          options={variant.stepPlans.map((_, stage) => ({ value: String(stage), label: String(stage + 1) }))}
          value={String(parts.stage)}
          onChange={(stage) => onChange({ stage: Number(stage) })}
        />
      )}
      {variant.handKinds.length > 0 &&
        variant.seats.map(({ id }, seat) => <HandParts key={id} {...{ variant, parts, seat, onChange }} />)}
      {parts.fields.map(({ tells, text }) => {
        const key = known.find((one) => one === tells)
        if (!key) return null
        if (key === 'castling' && rights)
          return (
            <fieldset key={tells} className="flex flex-wrap gap-x-4 gap-y-1">
              <legend className="text-small text-ink-soft">{t('setUp.fields.castling')}</legend>
              {rights.map((letter) => (
                <Toggle
                  key={letter}
                  isOn={text.includes(letter)}
                  onChange={(isOn) => tell(tells, withRight(rights, text, letter, isOn))}
                >
                  {t('setUp.right', { side: names.seat(letter === letter.toUpperCase() ? 0 : 1), letter })}
                </Toggle>
              ))}
            </fieldset>
          )
        return (
          <Field
            key={tells}
            label={t(`setUp.fields.${key}`)}
            value={text === '-' ? '' : text}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            maxLength={64}
            onChange={(event) => tell(tells, event.currentTarget.value)}
          />
        )
      })}
    </div>
  )
}

interface HandPartsProps extends SetUpPartsProps {
  readonly seat: number
}

/** How many of each kind a seat has in hand. */
function HandParts({ variant, parts, seat, onChange }: HandPartsProps) {
  const t = useTranslations('analysis')
  const names = useNames()
  const id = useId()
  const countOf = (kind: string) => parts.hands.find((one) => one.kind === kind && one.seat === seat)?.count ?? 0
  const put = (kind: string, count: number) => {
    const others = parts.hands.filter((one) => one.kind !== kind || one.seat !== seat)
    onChange({ hands: count > 0 ? [...others, { kind, seat, count }] : others })
  }
  return (
    <fieldset className="hand-parts">
      <legend className="text-small text-ink-soft">{t('setUp.inHand', { side: names.seat(seat) })}</legend>
      {variant.handKinds.map(({ kind }) => (
        <span key={kind} className="hand-part">
          <label htmlFor={`${id}${kind}`}>{names.kind(kind)}</label>
          <input
            id={`${id}${kind}`}
            className="field"
            type="number"
            inputMode="numeric"
            min={0}
            max={99}
            value={countOf(kind)}
            onChange={(event) =>
              put(kind, Math.min(99, Math.max(0, Math.floor(event.currentTarget.valueAsNumber) || 0)))
            }
          />
        </span>
      ))}
    </fieldset>
  )
}
