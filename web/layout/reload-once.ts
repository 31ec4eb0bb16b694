const storageKey = 'reloaded_for_files'
/** Milliseconds in which a tab reloads by itself only once: what a reload has not mended, another one does not. */
const pause = 10 * 60_000

/** Whether this tab has reloaded by itself lately; also where nothing can be remembered, for fear of doing it for ever. */
export function hasReloadedLately(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(storageKey) ?? 0) < pause
  } catch {
    return true
  }
}

/** Notes that the tab is about to reload by itself. */
export function noteReload(): void {
  sessionStorage.setItem(storageKey, String(Date.now()))
}
