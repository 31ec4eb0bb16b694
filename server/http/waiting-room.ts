/**
 * Waits so many milliseconds, holding nothing but a timer. At most `capacity` wait at once: when another one comes,
 * whoever has waited longest goes on at once, so that memory is bounded and nobody is turned away.
 */
export function createWaitingRoom(capacity: number): (milliseconds: number) => Promise<void> {
  /** How each one leaves, longest waiting first. */
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
