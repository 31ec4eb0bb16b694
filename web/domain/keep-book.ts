import type { Endpoint } from '#contract/endpoint.ts'
import { urlFor } from '#contract/endpoint.ts'
import { type Book, viewBook, viewResource } from '#contract/resources.ts'
import { ApiError } from '../api/api-error.ts'
import { headersFor, unreachable } from '../api/call.ts'
import { readAuthKey } from '../api/cookies.ts'
import { type KeptBook, listKeptBooks, removeKeptBook, removeUnfinishedBooks, storeBook } from '../api/kept-books.ts'
import { transport } from '../api/transport.ts'

/** The device has no room for a book. */
export class NoRoom extends Error {
  override name = 'NoRoom'
}

/** How many pictures are fetched at a time. */
const atOnce = 4
/** Bytes of a page's picture where the server does not tell: what most of ours have, and a half more. */
const usualPicture = 130_000

/** What is kept of a book: its large pictures, which serve small screens too, and what somebody has recorded of it. */
const filesOf = ({ resource, pages }: Book): string[] => [
  resource.image,
  ...pages.flatMap(({ image_large, wordless, recording }) => [
    image_large,
    ...(wordless ? [wordless.image] : []),
    ...(recording ? [recording.url] : []),
  ]),
]

/** What the portal says now, never what is kept: to the service worker `no-cache` is a request to keep out of it. */
async function answerOf(row: Endpoint, id: number): Promise<Response> {
  const url = urlFor(row, { params: { id: String(id) } })
  const response = await fetchOf(row, url, { headers: headersFor(row, readAuthKey(), false), cache: 'no-cache' })
  if (!response.ok) throw await ApiError.from(response)
  return response
}

const fetchOf = (row: Endpoint, url: string, init: RequestInit = {}) =>
  transport.fetch(url, init).catch((error: unknown) => {
    throw unreachable(row, String(error))
  })

/** Does something to each, a few at a time. After a failure nothing more is begun, and nothing is left running. */
async function forEach<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  const workers = Array.from({ length: atOnce }, () =>
    worker().catch((error: unknown) => {
      waiting.length = 0
      throw error
    }),
  )
  await Promise.allSettled(workers)
  await Promise.all(workers)
}

/** The bytes that a book takes on the device, as the server tells without sending it. */
export async function sizeOf(book: Book): Promise<number> {
  let bytes = 0
  await forEach(filesOf(book), async (url) => {
    const response = await transport.fetch(url, { method: 'HEAD' }).catch(() => null)
    bytes += Number(response?.ok ? response.headers.get('content-length') : 0) || usualPicture
  })
  return bytes
}

/**
 * Keeps a book on this device, or nothing of it. `onFile` is called after each picture and recording, with their number.
 *
 * @throws NoRoom; ApiError when it cannot be fetched
 */
export async function keepBook(
  book: Book,
  { bytes, userId, onFile }: { bytes: number; userId: string; onFile?: (done: number, all: number) => void },
): Promise<void> {
  const { id, title, image } = book.resource
  const { version } = book
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
  if (quota - usage < bytes) throw new NoRoom()
  // Without this the browser may remove it when it wants the room. Asked for only: it may refuse.
  await navigator.storage?.persist?.().catch(() => false)
  const files = filesOf(book)
  let done = 0
  try {
    await storeBook({ id, title, image, version, userId }, async (put) => {
      await forEach(files, async (url) => {
        const response = await fetchOf(viewBook, url)
        if (!response.ok) throw await ApiError.from(response)
        await put(url, response)
        onFile?.(++done, files.length)
      })
      for (const row of [viewResource, viewBook])
        await put(urlFor(row, { params: { id: String(id) } }), await answerOf(row, id))
    })
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') throw new NoRoom()
    throw error
  }
}

const isClosed = (error: unknown) => error instanceof ApiError && [403, 404].includes(error.status)

/**
 * Asks the server about each kept book: one that may no longer be opened is removed, and one that has changed is
 * kept again. Without a connection nothing changes. Books of somebody else are removed without asking.
 */
export async function checkKeptBooks(userId: string): Promise<void> {
  await removeUnfinishedBooks()
  for (const kept of await listKeptBooks()) {
    if (kept.userId !== userId) await removeKeptBook(kept.id)
    else
      await checkKeptBook(kept).catch(async (error: unknown) => {
        if (isClosed(error)) await removeKeptBook(kept.id)
      })
  }
}

async function checkKeptBook({ id, version, bytes, userId }: KeptBook): Promise<void> {
  const response = await answerOf(viewBook, id)
  const { data } = (await response.json()) as { data: Book }
  if (data.version !== version) await keepBook(data, { bytes, userId })
}
