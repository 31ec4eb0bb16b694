/**
 * Creates a function that waits for a number of milliseconds. At most `capacity` callers wait at once: a further one
 * releases the caller that has waited longest, so that memory is bounded and nobody is refused.
 */
export function createWaitingRoom(capacity: number): (milliseconds: number) => Promise<void> {
  /** Releases each caller, the longest waiting first. */
  const waiting = new Set<() => void>()
  return (milliseconds) => {
    const [longest] = waiting
    if (waiting.size >= capacity) longest?.()
    return new Promise<void>((resolve) => {
      const leave = () => {
        clearTimeout(timer)
        waiting.delete(leave)
        resolve()
      }
      const timer = setTimeout(leave, milliseconds)
      waiting.add(leave)
    })
  }
}
