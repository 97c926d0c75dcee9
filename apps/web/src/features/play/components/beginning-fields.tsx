import type { VariantAnswer } from '@variorum/engine/ask'
import { Field } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import type { Wish } from '../state/wish.ts'

interface BeginningFieldsProps {
  readonly variant: VariantAnswer
  readonly wish: Wish
  readonly onChange: (changes: Partial<Wish>) => void
  /** Why the server would not begin like that. */
  readonly failure: string | null
  /** What is wrong with the position typed so far. */
  readonly fault: string | null
}

/** A position or a game to begin from, looked at while it is typed: what is wrong with it is said at once. */
export function BeginningFields({ variant, wish, onChange, failure, fault }: BeginningFieldsProps) {
  const t = useTranslations('start')
  const letters = variant.seats.map(({ id }) => id.charAt(0))
  if (wish.from === 'start') return null
  if (wish.from === 'text') return <GameTextField text={wish.text} onChange={onChange} failure={failure} />
  return (
    <Field
      label={t('fen')}
      hint={t('fenHint', {
        sides: letters.slice(0, -1).join(', '),
        last: letters.at(-1) ?? '',
        example: variant.start,
      })}
      error={fault ?? failure ?? undefined}
      value={wish.position}
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="off"
      required
      onChange={(event) => onChange({ position: event.currentTarget.value })}
    />
  )
}

interface GameTextFieldProps {
  readonly text: string
  readonly onChange: (changes: Partial<Wish>) => void
  readonly failure: string | null
}

function GameTextField({ text, onChange, failure }: GameTextFieldProps) {
  const t = useTranslations('start')
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="text-small text-ink-soft">
        {t('pgn')}
      </label>
      <textarea
        id={id}
        className="field field-mono mt-1"
        rows={7}
        value={text}
        spellCheck={false}
        required
        aria-invalid={failure !== null || undefined}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      <p id={`${id}-hint`} className="mt-1 text-small text-ink-soft">
        {t('pgnHint')}
      </p>
      {failure && (
        <p role="alert" className="mt-1 text-small font-semibold text-rubric">
          {failure}
        </p>
      )}
    </div>
  )
}
