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

export async function keepShell(): Promise<void> {
  await caches.delete(current)
  const cache = await caches.open(current)
  await cache.addAll(SHELL_FILES.map((file) => new Request(file, { cache: 'reload' })))
}

/** Keeps the previous shell too: open pages still find the files that they were built with. */
export async function dropOldShells(): Promise<void> {
  const shells = (await caches.keys()).filter((name) => name.startsWith(prefix))
  await Promise.all(shells.slice(0, -2).map((name) => caches.delete(name)))
}

/** The response for a request to the shell; undefined for every other one, which the browser handles as usual. */
export function answerFromShell(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined
  if (kept.has(pathname)) return newestOrKept(request)
  if (pathname.startsWith('/assets/')) return keptOrFetched(request)
  const isPage = request.mode === 'navigate' && !/^\/(api|dev)\/|\.\w{1,8}$/.test(pathname)
  return isPage ? freshOrKept(request, caches.match(page)) : undefined
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
