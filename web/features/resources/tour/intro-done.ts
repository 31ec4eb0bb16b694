import { browserStorage } from '../../../api/browser-storage.ts'
import { introDoneKey } from '../../../session/log-out.ts'

/** Whether this browser has seen the tour. True where nothing can be kept: a tour on every visit would be worse than none. */
export function isIntroDone(): boolean {
  const storage = browserStorage()
  return !storage || storage.getItem(introDoneKey) === 'true'
}

export function markIntroDone(): void {
  browserStorage()?.setItem(introDoneKey, 'true')
}
