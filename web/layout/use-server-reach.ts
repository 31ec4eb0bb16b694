import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { ApiError } from '../api/api-error.ts'

const isLost = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 502)

/** False while the last attempt of something on the screen got no answer from the portal. */
export function useServerReach(): boolean {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => !cache.findAll({ type: 'active' }).some(({ state }) => isLost(state.error ?? state.fetchFailureReason)),
    () => true,
  )
}
