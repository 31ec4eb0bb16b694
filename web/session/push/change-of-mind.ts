/** The time to change one's mind about notifications, in milliseconds. */
const timeToChange = 3000

type Listener = () => void

let waiting: { timer: ReturnType<typeof setTimeout>; act: () => void } | null = null
const listeners = new Set<Listener>()

function settle(): void {
  if (waiting) clearTimeout(waiting.timer)
  waiting = null
  window.removeEventListener('pagehide', actNow)
  for (const listener of listeners) listener()
}

/** Runs `act` after the delay, or at once if the page is left before that. */
export function actLater(act: () => void): void {
  settle()
  waiting = { act, timer: setTimeout(actNow, timeToChange) }
  window.addEventListener('pagehide', actNow)
  for (const listener of listeners) listener()
}

/** Runs the pending action, while the key still exists. */
export function actNow(): void {
  const act = waiting?.act
  settle()
  act?.()
}

/** Cancels the pending action: false if there was none. */
export function takeBack(): boolean {
  const wasWaiting = waiting !== null
  settle()
  return wasWaiting
}

export const changeStore = {
  subscribe: (listener: Listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  isWaiting: () => waiting !== null,
}
