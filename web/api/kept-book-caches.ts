/** How the caches begin that each hold a book for `kept-books.ts`. */
export const prefix = 'kept-book-'

export const canKeepBooks = (): boolean => typeof caches !== 'undefined' && 'serviceWorker' in navigator

/** The names of those caches. */
export async function keptNames(): Promise<string[]> {
  if (typeof caches === 'undefined') return []
  const names = await caches.keys().catch(() => [])
  return names.filter((name) => name.startsWith(prefix))
}

/** Books go with the session that kept them: the next person here is somebody else. */
export async function dropKeptBooks(): Promise<void> {
  await Promise.all((await keptNames()).map((name) => caches.delete(name)))
}
