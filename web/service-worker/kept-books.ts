declare const self: ServiceWorkerGlobalScope

/** Their addresses change with their contents, so a kept one is always right. */
const picture = /^\/api\/resources\/\d+\/(pages|cover)\//
/** What the portal says of a resource, and the words of a book: what it says now counts, where it can be reached. */
const facts = /^\/api\/resources\/\d+(\/book)?$/

/** The response of a book that is kept on this device (`web/api/kept-books.ts`); undefined for every other request. */
export function answerFromKeptBooks(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined
  if (picture.test(pathname)) return keptPicture(request)
  return facts.test(pathname) ? fetch(request).catch(() => kept(request.url)) : undefined
}

const kept = async (url: string) => (await caches.match(url)) ?? Response.error()

/** Only the large picture of a page is kept; it serves for the small one too. */
async function keptPicture(request: Request): Promise<Response> {
  const large = request.url.replace(/\/800(?=\?|$)/, '/1600')
  return (await caches.match(large)) ?? fetch(request)
}
