import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/** Refusals do not change with a retry; a lost connection or a server fault may. */
function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < 2 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500)
}

/** `onSignedOut` is called when the server no longer knows the key. */
export function createQueryClient(onSignedOut: (client: QueryClient) => void): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.code === 'not-authorised') onSignedOut(client)
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: 60_000, retry: isWorthRetrying },
      // Sent even when the browser believes that it is offline: a button that waits for ever says nothing.
      mutations: { networkMode: 'always' },
    },
  })
  return client
}

/** Whether queries that are out of date are fetched again when they are mounted. A server-rendered page has just come with its own. */
export function refetchOnMount(client: QueryClient, isWanted: boolean): void {
  const { queries, ...others } = client.getDefaultOptions()
  client.setDefaultOptions({ ...others, queries: { ...queries, refetchOnMount: isWanted } })
}
