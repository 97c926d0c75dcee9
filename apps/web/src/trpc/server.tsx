import 'server-only'

import { dehydrate, type FetchQueryOptions, HydrationBoundary, type QueryKey } from '@tanstack/react-query'
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query'
import { headers } from 'next/headers'
import { cache, type ReactNode } from 'react'
import { createContext } from '../server/trpc/context.ts'
import { createCallerFactory } from '../server/trpc/procedures.ts'
import { appRouter } from '../server/trpc/root.ts'
import { createQueryClient } from './query-client.ts'

const queryClient = cache(createQueryClient)
const context = cache(async () => createContext({ headers: await headers() }))

/** The router's questions as query options, for `prefetch`. */
export const trpc = createTRPCOptionsProxy({ ctx: context, router: appRouter, queryClient })

/** Asks directly, for a page that wants the answer itself. */
export const caller = createCallerFactory(appRouter)(context)

/** Who asks for the page; null for somebody new, and where nobody can be known because the database is away. */
export const asker = cache(async () => {
  const asked = await context()
  try {
    return asked.player
  } catch {
    return null
  }
})

/**
 * Asks on behalf of the components below the page's `HydrateClient`. Awaited, the answer is in the HTML; not awaited, it
 * streams in later. A failure is left for the component to meet.
 */
export function prefetch(options: { readonly queryKey: QueryKey; readonly queryFn?: unknown }): Promise<void> {
  // tRPC's options and Query's differ in the type of errors, which nothing here looks at.
  return queryClient().prefetchQuery(options as FetchQueryOptions)
}

/** Hands what was prefetched to the components inside. */
export function HydrateClient({ children }: { readonly children: ReactNode }) {
  return <HydrationBoundary state={dehydrate(queryClient())}>{children}</HydrationBoundary>
}
