'use client'

import { type ReactNode, useCallback } from 'react'
import { ReportDeskProvider, type SendReport } from '../lib/report/report-desk.tsx'
import { useTRPCClient } from './client.tsx'

/** Takes the reports of the components below to the server. */
export function ReportDesk({ children }: { readonly children: ReactNode }) {
  const client = useTRPCClient()
  const send = useCallback<SendReport>(
    async (filing) => {
      await client.order.report.mutate(filing)
    },
    [client],
  )
  return <ReportDeskProvider send={send}>{children}</ReportDeskProvider>
}
