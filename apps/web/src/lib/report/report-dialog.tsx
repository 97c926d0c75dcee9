import { Button, Dialog } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { useReportDesk } from './report-desk.tsx'
import { longestReport, type ReportReason, reportReasons } from './report-reason.ts'
import type { Reported } from './reported.ts'

interface ReportDialogProps {
  readonly of: Reported
  readonly onTold: () => void
  readonly onClose: () => void
}

type Stage = 'asking' | 'sending' | 'told' | 'failed'

/** Why, and in whose words. What was typed stays until it has arrived. */
export default function ReportDialog({ of, onTold, onClose }: ReportDialogProps) {
  const t = useTranslations('report')
  const id = useId()
  const send = useReportDesk()
  const [stage, setStage] = useState<Stage>('asking')
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [words, setWords] = useState('')
  const [isIncomplete, setIncomplete] = useState(false)

  const submit = async () => {
    if (stage === 'sending') return
    if (reason === null) return setIncomplete(true)
    setStage('sending')
    try {
      await send({ of, reason, words: words.trim() })
      setStage('told')
      onTold()
    } catch {
      setStage('failed')
    }
  }

  if (stage === 'told') {
    return (
      <Dialog
        isOpen
        title={t('takenTitle')}
        description={t('takenText')}
        onClose={onClose}
        actions={<Button onClick={onClose}>{t('close')}</Button>}
      />
    )
  }
  return (
    <Dialog isOpen title={t(`title.${of.kind}`)} description={t('lead')} onClose={onClose}>
      <form
        className="mt-4 grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <fieldset className="grid gap-1" aria-describedby={isIncomplete ? `${id}why` : undefined}>
          <legend className="font-semibold">{t('why')}</legend>
          {reportReasons.map((one) => (
            <label key={one} className="flex min-h-9 items-center gap-2">
              <input
                type="radio"
                name={`${id}reason`}
                checked={reason === one}
                onChange={() => {
                  setReason(one)
                  setIncomplete(false)
                }}
              />
              {t(`reasons.${one}`)}
            </label>
          ))}
          {isIncomplete && (
            <p id={`${id}why`} role="alert" className="text-small text-rubric">
              {t('chooseReason')}
            </p>
          )}
        </fieldset>
        <div className="grid gap-1">
          <label htmlFor={`${id}words`} className="font-semibold">
            {t('words')}
          </label>
          <textarea
            id={`${id}words`}
            className="field min-h-20 w-full"
            rows={3}
            maxLength={longestReport}
            aria-describedby={`${id}left`}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <p id={`${id}left`} className="text-small text-ink-soft">
            {t('left', { count: longestReport - words.length })}
          </p>
        </div>
        {stage === 'failed' && (
          <p role="alert" className="notice">
            {t('failed')}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" busy={stage === 'sending'}>
            {t('send')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
