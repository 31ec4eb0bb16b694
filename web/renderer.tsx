import { dehydrate } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import type { Page } from '#contract/pages.ts'
import type { CreatePageRenderer } from '#contract/prerendering.ts'
import { createQueryClient } from './api/query-client.ts'
import { transport } from './api/transport.ts'
import { App } from './app.tsx'
import { routes } from './routes.tsx'

/** The files of a page, whose styles and code it needs besides those of every page. */
const modulesOf = ({ module, layout }: Page): string[] => [
  ...(layout === 'welcome' ? ['layout/welcome-layout.tsx'] : []),
  `${module}.tsx`,
]

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

/** The files that a page needs: the script that runs, what it imports, and what the page has of its own. */
function filesOf(page: Page, manifest: Record<string, Chunk>): string[] {
  const files = new Set<string>()
  const add = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The pages were built without ${name}`)
    if (files.has(chunk.file)) return
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const other of chunk.imports ?? []) add(other)
  }
  for (const name of ['index.html', ...modulesOf(page)]) add(name)
  return [...files]
}

const linkToColours = /<link rel="stylesheet" href="\/brand\.css"[^>]*>/
const linkToStyles = /<link rel="stylesheet"[^>]* href="\/assets\/[^"]+"[^>]*>/
const scripts = /<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g

/** What React puts before a page belongs into the head: its title, and pictures to be asked for early. */
const hoisted = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*\/?>)*/

/** How often at most a page is drawn until all that it asks for is there: what has come may show what asks for more. */
const rounds = 5

async function draw(path: string) {
  const client = createQueryClient(() => undefined)
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://portal${path}`))
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`)
  const page = (
    <App client={client} isPrerendered>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>
  )
  for (let round = 0; round < rounds; round++) {
    const html = renderToString(page)
    const missing = client.getQueryCache().findAll({
      predicate: ({ state, options }) =>
        state.status === 'pending' && !('enabled' in options && options.enabled === false),
    })
    if (missing.length === 0) return { html, answers: dehydrate(client) }
    await Promise.all(missing.map(({ options, queryKey }) => client.fetchQuery({ ...options, queryKey })))
  }
  throw new Error(`${path} asks for ever more`)
}

/** Draws pages as a visitor sees them first: words and pictures before any script, and the answers that the script goes on with. */
export const createPageRenderer: CreatePageRenderer = ({ template, manifest: json, publicUrl, readBuilt, fetch }) => {
  const manifest = JSON.parse(json) as Record<string, Chunk>
  transport.fetch = fetch
  const early = manifest['early.ts']?.file
  if (!early) throw new Error('The pages were built without early.ts')

  /** Styles stand in the page, so that it is seen as soon as it has come: they are a second journey less. */
  async function stylesOf(files: string[]) {
    const answer = await fetch('/brand.css')
    if (!answer.ok) throw new Error(`/brand.css answered ${answer.status}`)
    const colours = await answer.text()
    const sheets = await Promise.all(files.filter((file) => file.endsWith('.css')).map(readBuilt))
    return { colours, sheet: sheets.join('\n') }
  }

  return {
    async render(page) {
      const { path, description } = page
      const { html, answers } = await draw(path)
      const [head = ''] = hoisted.exec(html) ?? []
      if (!head.includes('<title>')) throw new Error(`${path} has no title`)
      const files = filesOf(page, manifest)
      const { colours, sheet } = await stylesOf(files)
      const later = files.filter((file) => !file.endsWith('.css')).map((file) => `/${file}`)
      // Data, which no policy takes for a script; without the one sign that could end it.
      const data = JSON.stringify(answers).replaceAll('<', '\\u003c')
      const document = template
        .replace(/<link rel="preload" href="\/api\/page\/app-brand"[^>]*>/, '')
        .replace(/<title>[^<]*<\/title>/, () => `${head}<link rel="canonical" href="${publicUrl}${path}" />`)
        .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (_, start) => start + description)
        .replace(linkToColours, () => `<style data-colours>${colours}</style>`)
        .replace(linkToStyles, () => `<style>${sheet}</style>`)
        // The words and the typefaces that they are written in come first, then what makes them alive.
        .replaceAll(scripts, '')
        .replace('</head>', () => `<script async src="/${early}" data-files="${later.join(' ')}"></script></head>`)
        .replace(
          '<div id="root"></div>',
          () =>
            `<div id="root">${html.slice(head.length)}</div><script type="application/json" id="answers">${data}</script>`,
        )
      return { html: document, styles: [colours, sheet] }
    },
  }
}
