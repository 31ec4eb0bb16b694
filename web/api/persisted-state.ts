import { browserStorage } from './browser-storage.ts'

/** Under which key the browser keeps the profile and the session. */
export const persistedStateKey = 'portal_state'

export function purgePersistedState(): void {
  browserStorage()?.removeItem(persistedStateKey)
}
