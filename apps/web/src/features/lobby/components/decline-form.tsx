import { Button } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { type DeclineReason, declineReasons } from '../../../lib/seeks/decline-reason.ts'

interface DeclineFormProps {
  readonly busy: boolean
  readonly onDecline: (reason: DeclineReason | null) => void
}

/** Declining, with a reason if one likes to give one. */
export function DeclineForm({ busy, onDecline }: DeclineFormProps) {
  const t = useTranslations('lobby')
  const id = useId()
  const [reason, setReason] = useState<DeclineReason | null>(null)
  return (
    <form
      className="flex min-w-0 flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onDecline(reason)
      }}
    >
      <div className="min-w-0">
        <label htmlFor={id} className="block text-small text-ink-soft">
          {t('declineWhy')}
        </label>
        <select
          id={id}
          className="field mt-1 max-w-56"
          value={reason ?? ''}
          onChange={({ currentTarget: { value } }) => setReason(declineReasons.find((one) => one === value) ?? null)}
        >
          <option value="">{t('declineReasons.none')}</option>
          {declineReasons.map((one) => (
            <option key={one} value={one}>
              {t(`declineReasons.${one}`)}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit" busy={busy}>
        {t('decline')}
      </Button>
    </form>
  )
}
