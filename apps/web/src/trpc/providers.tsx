'use client'

import type { ReactNode } from 'react'
import { TrpcProvider } from './client.tsx'

/** Everything the pages' components expect around them. */
export function Providers({ children }: { readonly children: ReactNode }) {
  return <TrpcProvider>{children}</TrpcProvider>
}
