'use client'

import type { ReactNode } from 'react'
import { TrpcProvider } from './client.tsx'
import { ReportDesk } from './report-desk.tsx'

/** Everything the pages' components expect around them. */
export function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <TrpcProvider>
      <ReportDesk>{children}</ReportDesk>
    </TrpcProvider>
  )
}
