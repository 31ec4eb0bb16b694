import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { type Page, publicPages } from '#contract/pages.ts'
import type { CreatePageRenderer, PageRenderer } from '#contract/prerendering.ts'
import { cached } from '../database/cache.ts'
import type { Deps } from '../deps.ts'
import { createPageAnswer, type PageAnswer } from './page-answer.ts'

/** What stands on the pages of visitors. */
const topics = ['brand', 'resources', 'page_versions', 'testimonials', 'school_facts', 'portal_figures'] as const

/** How long a page is remembered at most, in milliseconds: parents and log-ins are counted without an announcement. */
const lifetime = 60_000

/** How long somebody waits for a page to be drawn before they get it empty, in milliseconds. */
const patience = 3000

const findPage = (path: string) => publicPages.find((page) => page.path === path)

/**
 * Pages as visitors see them, drawn by what `web/` was built into from answers of the API that anybody gets. Null for a
 * page that is not drawn here or cannot be: it begins empty then, as all others do. Nothing is loaded before the first
 * visitor comes.
 */
export function prerenderedPages(
  app: FastifyInstance,
  { config, changes, log }: Pick<Deps, 'config' | 'changes' | 'log'>,
  template: string,
): (path: string) => Promise<PageAnswer | null> {
  const program = join(config.rendererFolder, 'renderer.js')
  if (!existsSync(program)) return async () => null

  async function load(): Promise<PageRenderer> {
    const { createPageRenderer } = (await import(pathToFileURL(program).href)) as {
      createPageRenderer: CreatePageRenderer
    }
    return createPageRenderer({
      template,
      publicUrl: config.publicUrl,
      manifest: await readFile(join(config.webFolder, '.vite/manifest.json'), 'utf8'),
      readBuilt: (file) => readFile(join(config.webFolder, file), 'utf8'),
      fetch: async (url) => {
        const answer = await app.inject({ method: 'GET', url, headers: { host: new URL(config.publicUrl).host } })
        return new Response(answer.body, { status: answer.statusCode })
      },
    })
  }
  let renderer: Promise<PageRenderer> | undefined

  async function draw(page: Page | undefined): Promise<PageAnswer | null> {
    if (!page) return null
    try {
      renderer ??= load()
      return await createPageAnswer(await (await renderer).render(page))
    } catch (error) {
      // Without the database there is nothing to put on it, which has been said.
      if (changes.isConnected()) log.error({ err: error, path: page.path }, 'a page could not be drawn')
      return null
    }
  }
  const drawn = cached(
    changes,
    topics,
    async (key) => ({ page: await draw(findPage(key.split(' ')[0] ?? '')) }),
    2 * publicPages.length,
  )

  return async (path) => {
    if (!findPage(path)) return null
    const drawing = drawn(`${path} ${Math.floor(Date.now() / lifetime)}`)
    if (!(drawing instanceof Promise)) return drawing.page
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<{ page: null }>((resolve) => {
      timer = setTimeout(() => resolve({ page: null }), patience)
    })
    const { page } = await Promise.race([drawing, late])
    clearTimeout(timer)
    return page
  }
}
