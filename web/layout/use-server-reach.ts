import { type Query, type QueryCache, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { ApiError } from '../api/api-error.ts'

/** Milliseconds before the first attempt of the page itself, and between two at most. */
const firstPause = 2000
const maxPause = 30_000

/** No response, one from a proxy, or one that says that the portal is unavailable. A missing file does not count. */
const isLost = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status >= 502) && error.code !== 'resource/file-missing'

const failed = ({ state }: Query) => isLost(state.error ?? state.fetchFailureReason)

/** Remembers which queries failed while they are retried, so that the notice does not flicker. */
function createReach(cache: QueryCache) {
  const lost = new Set<string>()
  function look() {
    const active = cache.findAll({ type: 'active' })
    const hashes = new Set(active.map(({ queryHash }) => queryHash))
    for (const hash of lost) if (!hashes.has(hash)) lost.delete(hash)
    for (const query of active) {
      if (failed(query)) lost.add(query.queryHash)
      else if (query.state.fetchStatus === 'idle') lost.delete(query.queryHash)
    }
    return lost.size === 0
  }
  return { look, subscribe: (listener: () => void) => cache.subscribe(listener) }
}

/**
 * False while the last attempt of a query on the screen got no response from the portal. As long as this lasts and the
 * page is visible, the query is retried: after 2 seconds, then after growing pauses of up to 30.
 */
export function useServerReach(): boolean {
  const client = useQueryClient()
  const [reach] = useState(() => createReach(client.getQueryCache()))
  const isReached = useSyncExternalStore(reach.subscribe, reach.look, () => true)
  useEffect(() => {
    if (isReached) return
    let pause = firstPause
    let timer: ReturnType<typeof setTimeout>
    async function tryAgain() {
      if (document.visibilityState === 'visible') {
        await client.refetchQueries({ type: 'active', predicate: failed })
        pause = Math.min(pause * 2, maxPause)
      }
      timer = setTimeout(() => void tryAgain(), pause)
    }
    timer = setTimeout(() => void tryAgain(), pause)
    return () => clearTimeout(timer)
  }, [client, isReached])
  return isReached
}
