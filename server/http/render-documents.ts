import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Logger } from 'pino'
import type { Page } from '#contract/page.ts'
import type { EntryServer, PageFiles, PostedForm } from '#contract/server-rendering.ts'
import type { Config } from '../config/config.ts'
import { type PreparedPart, preparePart } from './gzip-parts.ts'
import { type RenderedDocument, sourceOf, sourcesOfAttributes } from './html-response.ts'
import type { InnerCalls, Viewer } from './inner-calls.ts'

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
  /** Logs why a page could not be rendered, unless that is known: no page can be while no call is answered. */
  logFailure(error: unknown, page: Page | undefined): void
}

/**
 * Renders documents with `build/renderer/entry-server.js`, from responses of the API. Nothing is loaded before the first
 * one is asked for; what could not be loaded is tried again by the next one. `template`: the built `index.html`;
 * `templateWithoutProvider`: without the provider of analytics, for pages that get a token.
 */
export function createDocumentRenderer(
  { call, areAnswered }: InnerCalls,
  {
    config,
    log,
    template,
    templateWithoutProvider,
  }: { config: Config; log: Logger; template: string; templateWithoutProvider: string },
): DocumentRenderer {
  const program = join(config.rendererFolder, 'entry-server.js')
  const readBuilt = (file: string) => readFile(join(config.webFolder, file), 'utf8')
  const templateForPages = forRenderedPages(template)
  const forVisitors = cutTemplate(templateForPages)
  const forTokens = cutTemplate(forRenderedPages(templateWithoutProvider))
  // The page itself says what it needs JavaScript for. Log-in has usually fetched the typefaces: on a first visit they would
  // arrive just in time to move the words.
  const forUsers = cutTemplate(
    templateForPages
      .replace(/<noscript>.*<\/noscript>/s, '')
      .replaceAll(/<link rel="preload"(?=[^>]*as="font")/g, '$& fetchpriority="low"'),
  )

  async function load() {
    const { createRender } = (await import(pathToFileURL(program).href)) as EntryServer
    const files = JSON.parse(await readBuilt('.vite/page-files.json')) as PageFiles
    return { render: createRender(), files }
  }
  let loading: ReturnType<typeof load> | undefined
  const loaded = () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }

  async function readColours(): Promise<string> {
    const response = await call(null, '/brand.css')
    if (!response.ok) throw new Error(`/brand.css answered ${response.status}`)
    return await response.text()
  }

  async function readSheet(files: readonly string[]): Promise<Sheet> {
    const text = (await Promise.all(files.map(readBuilt))).join('\n')
    return { ...preparePart(text), source: sourceOf(text) }
  }
  /** Pages with the same files share theirs. */
  const findSheet = onlyOnce<Sheet>()

  async function prepare(files: PageFiles, page: Page | undefined, isSignedIn: boolean): Promise<PreparedPage> {
    const needed = new Set([
      ...(isSignedIn ? files.signedIn : files.entry),
      ...(page?.layout === 'welcome' ? files.welcome : []),
      ...(page ? (files.pages[page.module] ?? []) : []),
    ])
    const sheetFiles = [...needed].filter((file) => file.endsWith('.css'))
    const scripts = [...needed].filter((file) => file.endsWith('.js') && !template.includes(file))
    const links = [
      // Inline already: a module that needs one finds its link, which no browser follows because of its type.
      ...sheetFiles.map((file) => `<link rel="stylesheet" href="/${file}" type="text/plain" />`),
      ...scripts.map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}" />`),
    ]
    return { sheet: await findSheet(sheetFiles.join(), () => readSheet(sheetFiles)), links: links.join('') }
  }
  const findPrepared = onlyOnce<PreparedPage>()

  return {
    isBuilt: existsSync(program),
    async render(url, page, { viewer, head = '', posted = null }) {
      const { render, files } = await loaded()
      const isSignedIn = viewer !== null
      const request = {
        page: page?.path,
        fetch: (path: string) => call(viewer, path),
        isSignedIn,
        publicUrl: config.publicUrl,
        posted,
      }
      const rendered = await render(url, request)
      if ('redirect' in rendered) return rendered
      const { sheet, links } = await findPrepared(`${isSignedIn} ${page?.path}`, () => prepare(files, page, isSignedIn))
      const colours = await readColours()
      // JSON is data to every policy, without the one character that could end the element.
      const state = rendered.dehydratedState.replaceAll('<', '\\u003c')
      const { opening, body, ending } = isSignedIn ? forUsers : page?.hasToken ? forTokens : forVisitors
      return {
        before: `${opening}${rendered.head}${head}<style data-colours>${colours}</style><style>`,
        sheet,
        after: [
          `</style>${links}${body}`,
          rendered.html,
          '</div><script type="application/json" id="dehydrated-state">',
          state,
          `</script>${ending}`,
        ],
        styleSources: [sourceOf(colours), sheet.source],
        attributeSources: sourcesOfAttributes(rendered.html),
      }
    },
    logFailure(error, page) {
      if (areAnswered()) log.error({ err: error, page: page?.path }, 'a page could not be rendered')
    },
  }
}

type Sheet = PreparedPart & { source: string }

/** What the documents of a page have in common: its style sheet, and the links to its files. */
interface PreparedPage {
  sheet: Sheet
  links: string
}

/** Makes a thing of each name once; what failed is tried again. */
function onlyOnce<T>(): (name: string, make: () => Promise<T>) => Promise<T> {
  const made = new Map<string, Promise<T>>()
  return (name, make) => {
    const found = made.get(name) ?? make()
    made.set(name, found)
    found.catch(() => made.delete(name))
    return found
  }
}

/** The template of a server-rendered page: what paints it comes before what makes it work. */
function forRenderedPages(template: string): string {
  return template
    .replace(/<link rel="stylesheet"[^>]*>/g, '')
    .replace(/<script type="module"/, '<script type="module" fetchpriority="low"')
}

/** A template in three parts: up to the page's own head, up to what belongs in `#root`, and the rest. */
function cutTemplate(template: string) {
  const [opening = '', rest = ''] = template.split(/<!--app-head-->.*<!--\/app-head-->/s)
  const [middle, ending = ''] = rest.split('<div id="root"></div>')
  return { opening, body: `${middle}<div id="root">`, ending }
}
