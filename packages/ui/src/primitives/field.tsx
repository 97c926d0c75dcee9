'use client'

import { type ComponentProps, type ReactNode, useId } from 'react'
import './field.css'

export interface FieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id'> {
  readonly label: string
  readonly hint?: ReactNode
  /** What is wrong with the value, and what to do. */
  readonly error?: ReactNode
}

/** One line of text with its label, a hint, and what is wrong with it. */
export function Field({ label, hint, error, ...input }: FieldProps) {
  const id = useId()
  const isBroken = error !== undefined && error !== null
  const described = [hint === undefined ? '' : `${id}hint`, isBroken ? `${id}error` : ''].filter(Boolean).join(' ')
  return (
    <div className="v-field" data-broken={isBroken || undefined}>
      <label htmlFor={id}>{label}</label>
      <input {...input} id={id} aria-invalid={isBroken || undefined} aria-describedby={described || undefined} />
      {hint !== undefined && (
        <p id={`${id}hint`} className="v-field-hint">
          {hint}
        </p>
      )}
      {isBroken && (
        <p id={`${id}error`} className="v-field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
