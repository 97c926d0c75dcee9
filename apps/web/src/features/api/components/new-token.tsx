'use client'

import { Button, Field } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useState } from 'react'
import { refusalOf } from '../../../trpc/refusal-of.ts'

interface NewTokenProps {
  /** The one just made. */
  readonly token: string | null
  readonly error: unknown
  readonly isBusy: boolean
  readonly onMake: (label: string) => Promise<unknown>
}

/** The form that makes a token, and the token, which is seen this once. */
export function NewToken({ token, error, isBusy, onMake }: NewTokenProps) {
  const t = useTranslations('api')
  const [label, setLabel] = useState('')
  const make = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || label.trim() === '') return
    // What was typed stays where it did not work.
    await onMake(label.trim()).then(
      () => setLabel(''),
      () => {},
    )
  }
  const problem = error ? t(refusalOf(error).key === 'tooManyTokens' ? 'tooManyTokens' : 'failed') : undefined
  return (
    <>
      <form onSubmit={(event) => void make(event)} className="grid max-w-xl gap-3">
        <Field
          label={t('label')}
          hint={t('labelHint')}
          error={problem}
          value={label}
          maxLength={60}
          required
          autoComplete="off"
          onChange={(event) => setLabel(event.target.value)}
        />
        <p>
          <Button type="submit" kind="primary" busy={isBusy}>
            {t('make')}
          </Button>
        </p>
      </form>
      <div role="status">{token !== null && <ShownToken token={token} />}</div>
    </>
  )
}

function ShownToken({ token }: { readonly token: string }) {
  const t = useTranslations('api')
  const id = useId()
  const [note, setNote] = useState<'copied' | 'copyFailed' | null>(null)
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => setNote('copied'),
      // A page without TLS, or a reader who said no: the text can still be selected.
      () => setNote('copyFailed'),
    )
  return (
    <div className="sheet mt-4 max-w-xl p-4">
      <label htmlFor={id}>{t('made')}</label>
      <div className="mt-2 flex gap-2">
        <input
          id={id}
          className="field field-mono"
          readOnly
          value={token}
          aria-label={t('tokenField')}
          onFocus={(event) => event.target.select()}
        />
        <Button onClick={() => void copy()}>{t('copy')}</Button>
      </div>
      <p className="mt-1 min-h-6 text-small text-ink-soft">{note && t(note)}</p>
    </div>
  )
}
