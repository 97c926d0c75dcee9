'use client'

import { createContext, type ReactNode, use } from 'react'
import type { ReportReason } from './report-reason.ts'
import type { Reported } from './reported.ts'

export interface Filing {
  readonly of: Reported
  readonly reason: ReportReason
  readonly words: string
}

/** Sends a report, or fails with what it was refused with. */
export type SendReport = (filing: Filing) => Promise<void>

/** Where reports are taken. Texts are shown without knowing how they travel. */
const ReportDesk = createContext<SendReport | null>(null)

export function ReportDeskProvider({ send, children }: { readonly send: SendReport; readonly children: ReactNode }) {
  return <ReportDesk value={send}>{children}</ReportDesk>
}

export function useReportDesk(): SendReport {
  const send = use(ReportDesk)
  if (!send) throw new Error('Nobody takes reports here: the page lacks its Providers.')
  return send
}
