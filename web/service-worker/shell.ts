import { freshOrKept } from './patience.ts'

declare const self: ServiceWorkerGlobalScope

/** Written in when the pages are built: what the app needs to open, and a name that changes with any of it. */
declare const SHELL_FILES: readonly string[]
declare const SHELL_VERSION: string

const prefix = 'shell-'
const current = prefix + SHELL_VERSION
const page = '/index.html'

/** Public files without which the app looks unfinished. Personal data is never cached. */
const kept = new Set(['/brand.css', '/api/page/app-brand'])

/** Files that are fetched at a time, so that the pages and the person go first. */
const atOnce = 6

let filling: Promise<void> | undefined

/** Fetches what the shell still lacks. One that was interrupted goes on where it was; two pages may ask at once. */
export function fillShell(): Promise<void> {
  filling ??= fetchMissing().finally(() => {
    filling = undefined
  })
  return filling
}

/** The page comes last, so that a shell that has it is whole. */
async function fetchMissing(): Promise<void> {
  const cache = await caches.open(current)
  // A page from the portal has its colours in it, and asks for none of these.
  await Promise.all([...kept].map((path) => newestOrKept(new Request(path))))
  if (await cache.match(page)) return
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = SHELL_FILES.filter((file) => file !== page && !there.has(file))
  for (let at = 0; at < missing.length; at += atOnce) await cache.addAll(missing.slice(at, at + atOnce))
  await cache.add(new Request(page, { cache: 'reload' }))
  const shells = await listShells()
  // The previous one stays: open pages still find the files that they were built with.
  await Promise.all(shells.slice(0, -2).map((name) => caches.delete(name)))
}

/** For the first seconds on a device, while no shell is whole: the browser's own error page would be a dead end. */
const notConnected = () =>
  new Response(
    `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Not connected</title>
<style>body { max-width: 36em; margin: 3em auto; padding: 0 1em; font: 1.1em/1.5 system-ui, sans-serif }</style>
<h1>We could not open this page</h1>
<p>You are not connected, or the portal is not responding.</p>
<p><a href="">Try again</a></p>
</html>`,
    { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } },
  )

const listShells = async () => (await caches.keys()).filter((name) => name.startsWith(prefix))

/** The page of the newest shell that is whole. */
async function newestPage(): Promise<Response | undefined> {
  for (const cacheName of (await listShells()).reverse()) {
    const found = await caches.match(page, { cacheName })
    if (found) return found
  }
  return undefined
}

/** The response for a request to the shell; undefined for every other one, which the browser handles as usual. */
export function answerFromShell(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined
  if (kept.has(pathname)) return newestOrKept(request)
  if (pathname.startsWith('/assets/')) return keptOrFetched(request)
  const isPage = request.mode === 'navigate' && !/^\/(api|dev)\/|\.\w{1,8}$/.test(pathname)
  return isPage ? freshOrKept(request, newestPage(), notConnected) : undefined
}

/** Their names change with their contents, so a cached one is always current. */
async function keptOrFetched(request: Request): Promise<Response> {
  return (await caches.match(request.url)) ?? fetch(request)
}

async function newestOrKept(request: Request): Promise<Response> {
  const response = await freshOrKept(request, caches.match(request.url))
  if (response.ok) await (await caches.open(current)).put(request.url, response.clone())
  return response
}
