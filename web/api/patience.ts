import { ApiError } from './api-error.ts'

/** Milliseconds after which a call is given up: a Wi-Fi that hangs neither answers nor fails. */
const patience = 12_000
/** Milliseconds after which what was not reached is asked for again. */
export const askAgainAfter = 5000

/** Calls with a signal that also ends the call when no answer comes in time; that is a failure of the network then. */
export async function patiently<T>(ask: (signal: AbortSignal) => Promise<T>, outer?: AbortSignal): Promise<T> {
  const ending = new AbortController()
  const end = () => ending.abort(outer?.reason)
  if (outer?.aborted) end()
  outer?.addEventListener('abort', end, { once: true })
  const timer = setTimeout(end, patience)
  try {
    return await ask(ending.signal)
  } catch (error) {
    if (!ending.signal.aborted || outer?.aborted) throw error
    throw new ApiError('network', 0, 'The portal is not responding. Check your connection.')
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', end)
  }
}

const isUnreached = (error: unknown): boolean => error instanceof ApiError && error.status === 0

/** For queries of what is being waited for: asked for again, without a press, until the portal is reached. */
export const untilReached = {
  refetchInterval: ({ state }: { state: { data: unknown; error: Error | null } }) =>
    state.data === undefined && isUnreached(state.error) ? askAgainAfter : (false as const),
}
