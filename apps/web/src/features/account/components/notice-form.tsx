'use client'

import { Button } from '@variorum/ui/primitives'
import { type FormEvent, startTransition, useActionState, useState } from 'react'
import { type FormAction, type FormState, untouched } from '../state/form-state.ts'

interface NoticeRow {
  readonly name: string
  readonly switches: readonly {
    readonly name: string
    readonly label: string
    readonly isOn: boolean
    readonly isDead?: boolean
  }[]
}

interface NoticeFormProps {
  readonly action: FormAction
  /** Head of the column of kinds. */
  readonly what: string
  readonly columns: readonly string[]
  readonly rows: readonly NoticeRow[]
  /** Why some of it has no effect. */
  readonly remark: string | null
  readonly submit: string
  readonly unreachable: string
}

/** What is told across how, a tick where they meet. A form like the others of its page: it works without scripts too. */
export function NoticeForm({ action, what, columns, rows, remark, submit, unreachable }: NoticeFormProps) {
  const [answered, sendWhole] = useActionState(action, untouched)
  const [told, setTold] = useState<FormState | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { problem, said } = told ?? answered

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const ticked = new FormData(event.currentTarget)
    setBusy(true)
    startTransition(async () => {
      const next = await action(untouched, ticked).catch(() => ({
        ...untouched,
        problem: { field: null, text: unreachable },
      }))
      setTold(next)
      setBusy(false)
    })
  }

  return (
    <form action={sendWhole} onSubmit={send} className="grid content-start gap-3">
      <table className="w-full max-w-md border-collapse">
        <thead>
          <tr className="border-b border-rule text-small text-ink-soft">
            <th scope="col" className="py-2 text-start font-normal">
              {what}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="w-16 px-1 py-2 text-center align-bottom font-normal">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, switches }) => (
            <tr key={name} className="border-b border-rule">
              <th scope="row" className="py-2 pe-2 text-start font-normal">
                {name}
              </th>
              {switches.map((one) => (
                <td key={one.name} className="p-0">
                  <label className="flex min-h-11 cursor-pointer items-center justify-center">
                    <input
                      type="checkbox"
                      name={one.name}
                      value="on"
                      defaultChecked={one.isOn}
                      disabled={one.isDead}
                      aria-label={one.label}
                      className="size-5 accent-(--ink) disabled:opacity-50"
                    />
                    {/* What cannot be changed here is not to be lost when the rest is kept. */}
                    {one.isDead && one.isOn && <input type="hidden" name={one.name} value="on" />}
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {remark !== null && <p className="max-w-md text-small text-ink-soft">{remark}</p>}
      {problem !== null && (
        <p role="alert" className="notice max-w-md">
          {problem.text}
        </p>
      )}
      {said !== null && (
        <p role="status" className="notice max-w-md">
          {said}
        </p>
      )}
      <div>
        <Button kind="plain" type="submit" busy={isBusy}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
