import { AsyncLocalStorage } from 'node:async_hooks'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Page } from '#contract/page.ts'
import type { EntryServer, PageFiles, PostedForm, RenderingRequest } from '#contract/server-rendering.ts'
import type { Config } from '../config/config.ts'
import { type PreparedPart, preparePart } from './gzip-parts.ts'
import { type RenderedDocument, sourceOf } from './html-response.ts'

/** Who a document is rendered for: their calls come from their own network, with their own key. */
export interface Viewer {
  key: string
  ip: string
}

export interface DocumentRenderer {
  /** Whether `build/renderer` is there. */
  isBuilt: boolean
  /**
   * The page at `url`; `page` is undefined where no page is. `head` is added to its own. `viewer` is null for a visitor.
   * `{ redirect }` if the page leads this person elsewhere.
   */
  render(
    url: string,
    page: Page | undefined,
    given: { viewer: Viewer | null; head?: string; posted?: PostedForm | undefined },
  ): Promise<RenderedDocument | { redirect: string }>
}

/**
 * Renders documents with `build/renderer/entry-server.js`, from responses of the API. Nothing is loaded before the first
 * one is asked for; what could not be loaded is tried again by the next one. `template`: the built `index.html`.
 */
export function createDocumentRenderer(
  app: FastifyInstance,
  { config, template }: { config: Config; template: string },
): DocumentRenderer {
  const program = join(config.rendererFolder, 'entry-server.js')
  const readBuilt = (file: string) => readFile(join(config.webFolder, file), 'utf8')
  const { host } = new URL(config.publicUrl)
  const templateForPages = forRenderedPages(template)
  // The page itself says what it needs JavaScript for. Log-in has usually fetched the typefaces: on a first visit they would
  // arrive just in time to move the words.
  const templateForUsers = templateForPages
    .replace(/<noscript>.*<\/noscript>/s, '')
    .replaceAll(/<link rel="preload"(?=[^>]*as="font")/g, '$& fetchpriority="low"')

  async function load() {
    const { createRender } = (await import(pathToFileURL(program).href)) as EntryServer
    const files = JSON.parse(await readBuilt('.vite/page-files.json')) as PageFiles
    return { render: createRender(new AsyncLocalStorage<RenderingRequest>()), files }
  }
  let loading: ReturnType<typeof load> | undefined
  const loaded = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }

  async function fetchAs(viewer: Viewer | null, url: string): Promise<Response> {
    const headers = { host, ...(viewer && { authorization: `Bearer ${viewer.key}` }) }
    const response = await app.inject({ method: 'GET', url, headers, ...(viewer && { remoteAddress: viewer.ip }) })
    return new Response(response.body, { status: response.statusCode })
  }

  async function readColours(): Promise<string> {
    const response = await fetchAs(null, '/brand.css')
    if (!response.ok) throw new Error(`/brand.css answered ${response.status}`)
    return await response.text()
  }

  async function readSheet(files: readonly string[]): Promise<PreparedPart & { source: string }> {
    const text = (await Promise.all(files.map(readBuilt))).join('\n')
    return { ...preparePart(text), source: sourceOf(text) }
  }
  const sheets = new Map<string, ReturnType<typeof readSheet>>()
  /** The style sheets of pages with the same files, read and compressed once. */
  function findSheet(files: readonly string[]) {
    const name = files.join()
    const sheet = sheets.get(name) ?? readSheet(files)
    sheets.set(name, sheet)
    sheet.catch(() => sheets.delete(name))
    return sheet
  }

  return {
    isBuilt: existsSync(program),
    async render(url, page, { viewer, head = '', posted = null }) {
      const { render, files } = await loaded()
      const isSignedIn = viewer !== null
      const request = {
        fetch: (path: string) => fetchAs(viewer, path),
        isSignedIn,
        publicUrl: config.publicUrl,
        posted,
      }
      const rendered = await render(url, request)
      if ('redirect' in rendered) return rendered
      const needed = new Set([
        ...(isSignedIn ? files.signedIn : files.entry),
        ...(page?.layout === 'welcome' ? files.welcome : []),
        ...(page ? (files.pages[page.module] ?? []) : []),
      ])
      const sheetFiles = [...needed].filter((file) => file.endsWith('.css'))
      const sheet = await findSheet(sheetFiles)
      const colours = await readColours()
      const scripts = [...needed].filter((file) => file.endsWith('.js') && !template.includes(file))
      const preloads = scripts.map(
        (file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}" />`,
      )
      // Inline already: a module that needs one finds its link, which no browser follows because of its type.
      const inlined = sheetFiles.map((file) => `<link rel="stylesheet" href="/${file}" type="text/plain" />`)
      // JSON is data to every policy, without the one character that could end the element.
      const state = rendered.dehydratedState.replaceAll('<', '\\u003c')
      const document = (isSignedIn ? templateForUsers : templateForPages)
        .replace(
          placeOfHead,
          () =>
            `${rendered.head}${head}<style data-colours>${colours}</style><style>${placeOfSheet}</style>${[...inlined, ...preloads].join('')}`,
        )
        .replace(
          '<div id="root"></div>',
          () =>
            `<div id="root">${rendered.html}</div><script type="application/json" id="dehydrated-state">${state}</script>`,
        )
      const [before = '', after = ''] = document.split(placeOfSheet)
      return { before, sheet, after, styleSources: [sourceOf(colours), sheet.source] }
    },
  }
}

const placeOfHead = /<!--app-head-->.*<!--\/app-head-->/s
/** No text of a page can hold it. */
const placeOfSheet = '/*<sheet>*/'

/** The template of a server-rendered page: what paints it comes before what makes it work. */
function forRenderedPages(template: string): string {
  return template
    .replace(/<link rel="stylesheet"[^>]*>/g, '')
    .replace(/<script type="module"/, '<script type="module" fetchpriority="low"')
}
