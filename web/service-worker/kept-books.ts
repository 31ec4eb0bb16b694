import { freshOrKept } from './patience.ts'

declare const self: ServiceWorkerGlobalScope

/** Their addresses change with their contents, so a kept one is always right. */
const picture = /^\/api\/resources\/\d+\/(pages|cover)\//
const recording = /^\/api\/resources\/\d+\/recordings\//
/** What the portal says of a resource, and the words of a book: what it says now counts, where it can be reached. */
const facts = /^\/api\/resources\/\d+(\/book)?$/

/**
 * The response of a book that is kept on this device (`web/api/kept-books.ts`); undefined for every other request, and
 * for the question whether what is kept still holds.
 */
export function answerFromKeptBooks(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined
  if (picture.test(pathname)) return keptPicture(request)
  if (recording.test(pathname)) return keptRecording(request)
  if (request.cache === 'no-cache' || !facts.test(pathname)) return undefined
  return freshOrKept(request, caches.match(request.url))
}

/** Only the large picture of a page is kept; it serves for the small one too. */
async function keptPicture(request: Request): Promise<Response> {
  const large = request.url.replace(/\/800(?=\?|$)/, '/1600')
  return (await caches.match(large)) ?? fetch(request)
}

/** Players ask for recordings by ranges, which a cache knows nothing of; Safari plays nothing that comes whole. */
async function keptRecording(request: Request): Promise<Response> {
  const kept = await caches.match(request.url)
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('range') ?? '')
  if (!kept || !range) return kept ?? fetch(request)
  const whole = await kept.blob()
  const start = Number(range[1])
  const end = Math.min(range[2] ? Number(range[2]) : whole.size - 1, whole.size - 1)
  const headers = { 'content-type': whole.type, 'content-range': `bytes ${start}-${end}/${whole.size}` }
  if (start > end) return new Response(null, { status: 416, headers: { 'content-range': `bytes */${whole.size}` } })
  return new Response(whole.slice(start, end + 1, whole.type), { status: 206, headers })
}
