/** Calls when the browser has nothing else to do. Returns what cancels it. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 2000)
    return () => clearTimeout(timer)
  }
  const callback = requestIdleCallback(work)
  return () => cancelIdleCallback(callback)
}
