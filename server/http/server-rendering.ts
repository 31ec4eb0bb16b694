import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { type PublicPage, publicPages } from '#contract/pages.ts'
import type { EntryServer, PostedForm } from '#contract/server-rendering.ts'
import { withTimeLimit } from '../concurrency/time-limit.ts'
import { cached } from '../database/cache.ts'
import type { Topic } from '../database/changes.ts'
import type { Deps } from '../deps.ts'
import { createHtmlResponse, type HtmlResponse } from './html-response.ts'

/** How long a page is cached at most, in milliseconds: parents and log-ins are counted without an invalidation. */
const lifetime = 60_000

/** How long a request waits for a page to be rendered before it gets the empty one, in milliseconds. */
const timeLimit = 3000

/** Vite's list of what each module was built into, and what that needs. */
type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

/** The built files that a page needs in the browser: the entry, its layout, its module, and all that they import. */
function filesOf({ module, layout }: PublicPage, manifest: Manifest): string[] {
  const files = new Set<string>()
  function add(name: string): void {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`web/ was built without ${name}`)
    if (files.has(chunk.file)) return
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    chunk.imports?.forEach(add)
  }
  for (const name of ['index.html', `${module}.tsx`]) add(name)
  if (layout === 'welcome') add('layout/welcome-layout.tsx')
  return [...files]
}

export interface ServerRendering {
  /**
   * The page at `url`, a path with or without a query, as visitors see it, from the cache. Of the query only `sent` changes
   * a page. Null for a page that is not public or cannot be rendered.
   */
  find(url: string): Promise<HtmlResponse | null>
  /** The public page at `url`, rendered for this request alone. */
  render(url: string, posted?: PostedForm): Promise<HtmlResponse | null>
}

/**
 * Renders public pages with `build/renderer/entry-server.js`, from responses of the API that anybody gets. Nothing is
 * loaded before the first visitor comes; what could not be loaded is tried again by the next one. An invalidation of one
 * of `topics` makes it render a page again.
 */
export function createServerRendering(
  app: FastifyInstance,
  { config, changes, log }: Pick<Deps, 'config' | 'changes' | 'log'>,
  { template, topics }: { template: string; topics: readonly Topic[] },
): ServerRendering {
  const program = join(config.rendererFolder, 'entry-server.js')
  const readBuilt = (file: string) => readFile(join(config.webFolder, file), 'utf8')

  async function load() {
    const { render } = (await import(pathToFileURL(program).href)) as EntryServer
    return { render, manifest: JSON.parse(await readBuilt('.vite/manifest.json')) as Manifest }
  }
  let loading: ReturnType<typeof load> | undefined

  const { host } = new URL(config.publicUrl)
  async function fetchAsVisitor(url: string): Promise<Response> {
    const response = await app.inject({ method: 'GET', url, headers: { host } })
    return new Response(response.body, { status: response.statusCode })
  }

  async function renderPage(page: PublicPage, url: string, posted?: PostedForm): Promise<HtmlResponse | null> {
    try {
      loading ??= load()
      const { render, manifest } = await loading.catch((error: unknown) => {
        loading = undefined
        throw error
      })
      const { head, html, dehydratedState } = await render(url, {
        fetch: fetchAsVisitor,
        publicUrl: config.publicUrl,
        posted: posted ?? null,
      })
      const files = filesOf(page, manifest)
      const brand = await fetchAsVisitor('/brand.css')
      if (!brand.ok) throw new Error(`/brand.css answered ${brand.status}`)
      const colours = await brand.text()
      const sheets = await Promise.all(files.filter((file) => file.endsWith('.css')).map(readBuilt))
      const styles = [colours, sheets.join('\n')]
      const scripts = files.filter((file) => file.endsWith('.js') && !template.includes(file))
      const wholeHead = [
        head,
        `<meta name="description" content="${page.description}" />`,
        `<link rel="canonical" href="${config.publicUrl}${page.path}" />`,
        // In the page itself, so that the browser can paint it without another request.
        `<style data-colours>${styles[0]}</style><style>${styles[1]}</style>`,
        ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
      ].join('')
      // JSON is data to every policy, without the one character that could end the element.
      const state = `<script type="application/json" id="dehydrated-state">${dehydratedState.replaceAll('<', '\\u003c')}</script>`
      const document = template
        .replace(/<!--app-head-->.*<!--\/app-head-->/s, () => wholeHead)
        .replace(/<link rel="stylesheet"[^>]*>/g, '')
        .replace('<div id="root"></div>', () => `<div id="root">${html}</div>${state}`)
      return await createHtmlResponse(document, styles)
    } catch (error) {
      // Without the database nothing can be rendered, which has been logged.
      if (changes.isConnected()) log.error({ err: error, path: page.path }, 'a page could not be rendered')
      return null
    }
  }

  /** The page without its content is answered in place of one that takes too long. */
  const inTime = (rendering: Promise<HtmlResponse | null>) => withTimeLimit(rendering, timeLimit, () => null)

  const isBuilt = existsSync(program)
  const caches = new Map(
    publicPages.flatMap((page) =>
      [page.path, ...(page.saysSent ? [`${page.path}?sent`] : [])].map((url) => {
        const find = cached(changes, topics, async () => ({ response: await renderPage(page, url) }), 1)
        return [url, find] as const
      }),
    ),
  )
  return {
    async find(url) {
      const [path = '', query] = url.split('?', 2)
      const find = (new URLSearchParams(query).has('sent') && caches.get(`${path}?sent`)) || caches.get(path)
      const rendered = isBuilt ? find?.(String(Math.floor(Date.now() / lifetime))) : undefined
      if (!rendered) return null
      return rendered instanceof Promise ? inTime(rendered.then(({ response }) => response)) : rendered.response
    },
    async render(url, posted) {
      const page = publicPages.find(({ path }) => path === url.split('?')[0])
      return page && isBuilt ? inTime(renderPage(page, url, posted)) : null
    },
  }
}
