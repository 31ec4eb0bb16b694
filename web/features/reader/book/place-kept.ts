import { browserStorage } from '../../../api/browser-storage.ts'

const keyOf = (resourceId: number) => `reader-place:${resourceId}`

/** The page at which this browser left a book, or null. Stored on the device, not in the account. */
export function findPlace(resourceId: number): number | null {
  const page = Number(browserStorage()?.getItem(keyOf(resourceId)))
  return Number.isInteger(page) && page > 1 ? page : null
}

/** A book opens at its cover anyway, so that is not stored. */
export function keepPlace(resourceId: number, page: number): void {
  try {
    if (page > 1) browserStorage()?.setItem(keyOf(resourceId), String(page))
    else forgetPlace(resourceId)
  } catch {
    // Storage is full: the book opens at its cover next time.
  }
}

export function forgetPlace(resourceId: number): void {
  browserStorage()?.removeItem(keyOf(resourceId))
}
