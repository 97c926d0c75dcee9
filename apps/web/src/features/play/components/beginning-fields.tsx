import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { VariantAnswer } from '@variorum/engine/ask'
import type { BoardLayout } from '@variorum/engine/board'
import { Board } from '@variorum/ui/board'
import { pieceSets } from '@variorum/ui/piece-sets'
import { Field } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { useDeferredValue, useId } from 'react'
import { useAskErrorText } from '../../../lib/board/ask-error-text.ts'
import { useBoardText } from '../../../lib/board/board-text.ts'
import type { Look } from '../../../lib/board/look.ts'
import { useTRPC } from '../../../trpc/client.tsx'
import { refusalOf } from '../../../trpc/refusal-of.ts'
import type { Wish } from '../state/wish.ts'

interface BeginningFieldsProps {
  readonly variant: VariantAnswer
  readonly layout: BoardLayout
  readonly look: Look
  readonly wish: Wish
  readonly onChange: (changes: Partial<Wish>) => void
  /** Why the server would not begin like that. */
  readonly failure: string | null
}

/** A position or a game to begin from, looked at while it is typed: what is wrong with it is said at once. */
export function BeginningFields({ variant, layout, look, wish, onChange, failure }: BeginningFieldsProps) {
  const t = useTranslations('start')
  if (wish.from === 'start') return null
  if (wish.from === 'text') return <GameTextField text={wish.text} onChange={onChange} failure={failure} />
  return (
    <PositionField
      variant={variant}
      layout={layout}
      look={look}
      wish={wish}
      onChange={onChange}
      failure={failure}
      label={t('fen')}
    />
  )
}

function PositionField({
  variant,
  layout,
  look,
  wish,
  onChange,
  failure,
  label,
}: BeginningFieldsProps & { readonly label: string }) {
  const t = useTranslations('start')
  const trpc = useTRPC()
  const errorText = useAskErrorText()
  const boardText = useBoardText(t('preview'))
  const typed = useDeferredValue(wish.position.trim())
  const asked = trpc.engine.position.queryOptions({ line: { variant: variant.slug, start: typed, moves: [] } })
  const position = useQuery({ ...asked, enabled: typed !== '', placeholderData: keepPreviousData, gcTime: 10_000 })
  const fault = typed !== '' && position.error ? errorText(refusalOf(position.error)) : failure
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Field
        label={label}
        hint={t('fenHint', { example: variant.start })}
        error={fault ?? undefined}
        value={wish.position}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        required
        onChange={(event) => onChange({ position: event.currentTarget.value })}
      />
      {position.data && !position.error && typed !== '' && (
        <div className="max-w-xs">
          <Board
            layout={layout}
            men={position.data.men}
            pieceSet={pieceSets[look.pieceSet]}
            text={boardText}
            frozen={position.data.frozen}
            check={position.data.check}
          />
        </div>
      )}
    </div>
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
      <label htmlFor={id} className="font-semibold">
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
