/**
 * Books that stay on this device, each in a cache of its own: responses of the API under their own addresses, which
 * `web/service-worker/kept-books.ts` answers with, and last of all an entry for the list.
 */

import { keptNames, prefix } from './kept-book-caches.ts'

/** Where the entry of a book is in its cache. Only a book that is whole has one. */
const entryAddress = '/kept-book'
/** Held while a book is being stored, in whichever tab. */
const lock = 'kept-books'

/** What a list of kept books shows. */
export interface KeptBook {
  id: number
  title: string
  /** The address of its cover. */
  image: string
  bytes: number
  /** Of the book and its recordings. */
  version: string
  /** Whose session kept it. */
  userId: string
}

async function entryIn(name: string): Promise<KeptBook | null> {
  const entry = await (await caches.open(name)).match(entryAddress)
  return entry ? ((await entry.json()) as KeptBook) : null
}

/** The whole books on this device, in the order of their titles. */
export async function listKeptBooks(): Promise<KeptBook[]> {
  const entries = await Promise.all((await keptNames()).map(entryIn))
  return entries.filter((entry) => entry !== null).sort((a, b) => a.title.localeCompare(b.title, 'en-GB'))
}

type Put = (address: string, response: Response) => Promise<void>

/**
 * Stores a book: what `fill` puts into its cache, and its entry once all of it is there. When anything fails nothing of it
 * stays; another version that was there before does.
 */
export async function storeBook(book: Omit<KeptBook, 'bytes'>, fill: (put: Put) => Promise<void>): Promise<void> {
  const name = `${prefix}${book.id}-${book.version}`
  const store = async () => {
    await caches.delete(name)
    const cache = await caches.open(name)
    let bytes = 0
    try {
      await fill(async (address, response) => {
        const body = await response.blob()
        bytes += body.size
        await cache.put(address, new Response(body, { headers: { 'content-type': body.type } }))
      })
      await cache.put(entryAddress, Response.json({ ...book, bytes } satisfies KeptBook))
    } catch (error) {
      await caches.delete(name)
      throw error
    }
    await removeKeptBook(book.id, name)
  }
  await (navigator.locks ? navigator.locks.request(lock, { mode: 'shared' }, store) : store())
}

/** Removes a book, in each version but that of the cache `except`. */
export async function removeKeptBook(id: number, except?: string): Promise<void> {
  const names = (await keptNames()).filter((name) => name.startsWith(`${prefix}${id}-`) && name !== except)
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** Removes what a closed tab left unfinished. */
export async function removeUnfinishedBooks(): Promise<void> {
  const remove = async (held: Lock | null) => {
    if (!held) return
    for (const name of await keptNames()) if (!(await entryIn(name))) await caches.delete(name)
  }
  await navigator.locks?.request(lock, { ifAvailable: true }, remove)
}
