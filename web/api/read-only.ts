import { readOnlyHeader } from '#contract/read-only.ts'
import { askHealth } from './health.ts'

let isReadOnly = false
let isAsking = false
const listeners = new Set<() => void>()

/** Whether the portal takes no changes at the moment, as far as its responses have said. */
export const readOnlyStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isReadOnly: () => isReadOnly,
}

function set(now: boolean): void {
  if (now === isReadOnly) return
  isReadOnly = now
  for (const listener of listeners) listener()
}

/** Notes what a response says. One that does not say it may have been cached earlier, so the portal itself is asked. */
export function noteReadOnly({ headers }: Response): void {
  if (headers.has(readOnlyHeader)) set(true)
  else if (isReadOnly) void askWhetherReadOnly()
}

/** Also for pages that need no data. */
export async function askWhetherReadOnly(): Promise<void> {
  if (isAsking) return
  isAsking = true
  const response = await askHealth()
  if (response) set(response.headers.has(readOnlyHeader))
  isAsking = false
}
