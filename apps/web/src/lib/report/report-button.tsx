'use client'

import { Button } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import type { Reported } from './reported.ts'

const ReportDialog = lazy(() => import('./report-dialog.tsx'))

interface ReportButtonProps {
  readonly of: Reported
  /** What is reported, for who hears the button and does not see what it stands beside: "Report {what}". */
  readonly what?: string | undefined
}

/**
 * Tells the moderators of a player, a game or a message, in a small dialog of its own. The page sends the texts of
 * `report` along.
 */
export function ReportButton({ of, what }: ReportButtonProps) {
  const t = useTranslations('report')
  const [isOpen, setOpen] = useState(false)
  // What was told stays told while the page is open, and is said in place of the button's words.
  const [isTold, setTold] = useState(false)
  const label = isTold ? t('told') : t('open')
  return (
    <>
      <Button
        kind="quiet"
        disabled={isTold}
        aria-label={isTold || what === undefined ? undefined : t('openOf', { what })}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <Suspense>
          <ReportDialog of={of} onTold={() => setTold(true)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
