'use client'

import { Button, Dialog } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { type ActChosen, actOf, actsOn, durations, hasDuration, isFinal } from '../state/choices.ts'
import { useModerate } from '../state/use-moderate.ts'
import type { CaseFile } from './case.tsx'

interface ActFormProps {
  readonly file: CaseFile
  /** What the player is called here. */
  readonly title: string
  readonly onDone?: ((what: string) => void) | undefined
}

/** What a moderator decides, for how long, and why. What cannot be undone is asked once more. */
export function ActForm({ file, title, onDone }: ActFormProps) {
  const t = useTranslations('moderation')
  const id = useId()
  const { player, reports } = file
  const offered = actsOn(file)
  const [chosen, setChosen] = useState<ActChosen>()
  const action = offered.find((one) => one === chosen) ?? offered[0]
  const name = (one: ActChosen) => t('act', { action: t(`choices.${one}`), name: title })
  const [done, setDone] = useState<string>()
  const [hours, setHours] = useState<number | null>(24)
  const [why, setWhy] = useState('')
  const [isIncomplete, setIncomplete] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const choices = hasDuration(action) ? durations[action] : []
  const moderate = useModerate(() => {
    const told = t('done', { what: name(action) })
    setWhy('')
    setChosen(undefined)
    setDone(told)
    onDone?.(told)
  })

  const send = () => {
    setAsking(false)
    setDone(undefined)
    moderate.mutate({
      playerId: player.id,
      act: actOf(action, hours),
      why: why.trim(),
      reports: reports.map((one) => one.id),
    })
  }
  const submit = () => {
    if (moderate.isPending) return
    if (why.trim() === '') return setIncomplete(true)
    if (isFinal(action)) return setAsking(true)
    send()
  }

  return (
    <form
      className="grid gap-3 border-t border-rule pt-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="flex flex-wrap gap-3">
        <div className="grid gap-1">
          <label htmlFor={`${id}action`} className="text-small">
            {t('decide')}
          </label>
          <select
            id={`${id}action`}
            className="field"
            value={action}
            onChange={({ currentTarget: { value } }) => {
              const next = offered.find((one) => one === value)
              setChosen(next)
              if (next && hasDuration(next)) setHours(durations[next][1])
            }}
          >
            {offered.map((one) => (
              <option key={one} value={one}>
                {t(`choices.${one}`)}
              </option>
            ))}
          </select>
        </div>
        {choices.length > 0 && (
          <div className="grid gap-1">
            <label htmlFor={`${id}hours`} className="text-small">
              {t('howLong')}
            </label>
            <select
              id={`${id}hours`}
              className="field"
              value={String(hours)}
              onChange={({ currentTarget: { value } }) => setHours(value === 'null' ? null : Number(value))}
            >
              {choices.map((one) => (
                <option key={String(one)} value={String(one)}>
                  {one === null
                    ? t('forGood')
                    : one < 1
                      ? t('minutes', { count: one * 60 })
                      : one < 72
                        ? t('hours', { count: one })
                        : t('days', { count: one / 24 })}
                </option>
              ))}
            </select>
          </div>
        )}
      </div>
      <div className="grid gap-1">
        <label htmlFor={`${id}why`} className="text-small">
          {t('why')}
        </label>
        <textarea
          id={`${id}why`}
          className="field min-h-16 w-full"
          rows={2}
          maxLength={500}
          aria-invalid={isIncomplete || undefined}
          aria-describedby={`${id}hint`}
          value={why}
          onChange={(event) => {
            setWhy(event.currentTarget.value)
            setIncomplete(false)
          }}
        />
        <p id={`${id}hint`} className="text-small text-ink-soft">
          {t('whyHint')}
        </p>
        {isIncomplete && (
          <p role="alert" className="text-small text-rubric">
            {t('whyMissing')}
          </p>
        )}
      </div>
      {moderate.isError && (
        <p role="alert" className="notice">
          {t('failed')}
        </p>
      )}
      {done !== undefined && onDone === undefined && (
        <p role="status" className="notice">
          {done}
        </p>
      )}
      <div>
        <Button type="submit" kind={isFinal(action) ? 'destructive' : 'primary'} busy={moderate.isPending}>
          {name(action)}
        </Button>
      </div>
      <Dialog
        isOpen={isAsking}
        isAlert
        title={name(action)}
        description={t('final')}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('keep')}</Button>
            <Button kind="destructive" onClick={send}>
              {name(action)}
            </Button>
          </>
        }
      />
    </form>
  )
}
