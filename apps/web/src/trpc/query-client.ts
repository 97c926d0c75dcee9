import { defaultShouldDehydrateQuery, QueryClient } from '@tanstack/react-query'
import { refusalOf } from './refusal-of.ts'

/** A cache of answers, for one browser or for one request. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // What a page has prefetched is not asked again the moment it is shown.
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && refusalOf(error).key === 'unreachable',
      },
      mutations: { retry: false },
      dehydrate: {
        // A question still open when the page is sent travels along and is answered as it streams.
        shouldDehydrateQuery: (query) => defaultShouldDehydrateQuery(query) || query.state.status === 'pending',
      },
    },
  })
  // Rules do not change while one looks at a line, and the worker answers without a network.
  client.setQueryDefaults([['engine']], { staleTime: Number.POSITIVE_INFINITY, networkMode: 'always' })
  return client
}
