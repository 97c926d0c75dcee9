'use client'

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createTRPCClient } from '@trpc/client'
import { createTRPCContext } from '@trpc/tanstack-react-query'
import { type ReactNode, useState } from 'react'
import type { AppRouter } from '../server/trpc/root.ts'
import { browserLinks, serverLinks } from './links.ts'
import { createQueryClient } from './query-client.ts'

const { TRPCProvider, useTRPC, useTRPCClient } = createTRPCContext<AppRouter>()

export { useTRPC, useTRPCClient }

const isBrowser = typeof window !== 'undefined'

let ofBrowser: QueryClient | undefined

/** One cache per browser, but one per request on the server, where visitors must not share. */
function queryClient(): QueryClient {
  if (!isBrowser) return createQueryClient()
  ofBrowser ??= createQueryClient()
  return ofBrowser
}

/** Lets the components below ask the server and the engine. */
export function TrpcProvider({ children }: { readonly children: ReactNode }) {
  const queries = queryClient()
  const [client] = useState(() => createTRPCClient<AppRouter>({ links: isBrowser ? browserLinks() : serverLinks() }))
  return (
    <QueryClientProvider client={queries}>
      <TRPCProvider trpcClient={client} queryClient={queries}>
        {children}
      </TRPCProvider>
    </QueryClientProvider>
  )
}
