'use client'

import { Button, Field } from '@variorum/ui/primitives'
import { type FormEvent, type ReactNode, startTransition, useActionState, useEffect, useRef, useState } from 'react'
import { type FormAction, type FormState, untouched } from '../state/form-state.ts'

export interface FormField {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly type?: 'text' | 'email' | 'password'
  readonly autoComplete: string
  readonly isOptional?: boolean
}

interface FieldsFormProps {
  readonly action: FormAction
  readonly fields: readonly FormField[]
  /** What is sent along unseen. */
  readonly hidden?: Readonly<Record<string, string>>
  readonly submit: string
  readonly kind?: 'plain' | 'primary' | 'destructive'
  /** What is said when nobody answers. */
  readonly unreachable: string
  readonly children?: ReactNode
}

/**
 * A form of a few lines, answered by the server. It works before its page is awake, and in a browser without scripts;
 * where there are scripts, what was typed stays in place whatever the answer, and when there is none.
 */
export function FieldsForm({
  action,
  fields,
  hidden = {},
  submit,
  kind = 'primary',
  unreachable,
  children,
}: FieldsFormProps) {
  const [answered, sendWhole] = useActionState(action, untouched)
  const [told, setTold] = useState<FormState | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { form, look } = useFirstBrokenField()
  const state = told ?? answered
  const problems = state.problem === null ? [] : [state.problem, ...state.others]
  const unplaced = problems.find((one) => !fields.some(({ name }) => name === one.field))

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const typed = new FormData(event.currentTarget)
    setBusy(true)
    startTransition(async () => {
      const next = await action(state, typed).catch(() => ({
        ...untouched,
        problem: { field: null, text: unreachable },
      }))
      if (next.goTo === null) {
        setBusy(false)
        if (next.said !== null) form.current?.reset()
        setTold(next)
        look()
      } else {
        location.assign(next.goTo)
      }
    })
  }

  return (
    <form ref={form} action={sendWhole} onSubmit={send} className="grid max-w-md gap-4" noValidate>
      {fields.map(({ name, type = 'text', isOptional = false, ...field }) => (
        <Field
          key={name}
          {...field}
          name={name}
          type={type}
          required={!isOptional}
          defaultValue={state.values[name]}
          error={problems.find((one) => one.field === name)?.text}
          spellCheck={false}
          autoCapitalize="off"
        />
      ))}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {unplaced && (
        <p role="alert" className="notice">
          {unplaced.text}
        </p>
      )}
      {state.said !== null && (
        <p role="status" className="notice">
          {state.said}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button kind={kind} type="submit" busy={isBusy}>
          {submit}
        </Button>
        {children}
      </div>
    </form>
  )
}

/** Leads whoever sent a form to the first field that will not do, once it is marked. */
function useFirstBrokenField() {
  const form = useRef<HTMLFormElement>(null)
  const [looks, setLooks] = useState(0)
  useEffect(() => {
    if (looks > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [looks])
  return { form, look: () => setLooks((before) => before + 1) }
}
