/** The browser's local storage, or null where it is disabled: then nothing outlives a reload. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
