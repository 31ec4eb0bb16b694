import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { test } from './testing/test.ts'
import { skipTour } from './testing/users.ts'

const root = resolve(import.meta.dirname, '..')
const vite = join(root, 'node_modules/vite/bin/vite.js')
const origin = 'http://pages.example'
const development = 'http://localhost:3000'

const types: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json',
}

// These pages are deleted with the test.
test.use({ serviceWorkers: 'block' })

/** Builds the pages with these flags and serves them to this page only, without a server. */
async function showBuild(page: Page, flags: Record<string, string>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-pages-'))
  const environment = { ...process.env, NODE_ENV: 'production', ...flags }
  const command = [vite, 'build', '--mode', 'flags', '--outDir', folder, '--emptyOutDir']
  await promisify(execFile)(process.execPath, command, { cwd: root, env: environment })
  await page.context().route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname.includes('/api/')) return route.abort()
    const file = /\.\w+$/.test(pathname) ? pathname : '/index.html'
    const body = await readFile(join(folder, file)).catch(() => '{}')
    await route.fulfill({ body, contentType: types[file.split('.').at(-1) ?? ''] ?? 'text/html' })
  })
  page.context().on('close', () => void rm(folder, { recursive: true, force: true }))
}

test('the mock flag shows one sample resource without a server', async ({ page, consoleWatch }) => {
  // The document itself requests the brand, before any script.
  consoleWatch.expect(/ERR_FAILED/)
  await skipTour(page)
  await showBuild(page, { VITE_MOCK: 'true' })
  await page.goto(`${origin}/resources`)
  const book = page.getByRole('main').getByRole('link', { name: 'Open the book A sample book', exact: true })
  await expect(book).toHaveCount(1)
  await book.click()
  await expect(page.getByRole('img', { name: 'Books on a shelf.' })).toBeVisible()
})

test('the debug flag chooses the address of the calls', async ({ page, consoleWatch }) => {
  await page.route(`${development}/**`, (route) => route.abort())
  await showBuild(page, { VITE_DEBUG: 'true' })
  consoleWatch.expect(/ERR_FAILED/)
  const calls: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    // The document itself requests the brand, before any script.
    if (url.pathname.includes('/api/') && url.href !== `${origin}/api/page/app-brand`) calls.push(url.href)
  })
  await page.goto(`${origin}/about`)
  await expect.poll(() => calls).toContain(`${development}/api/page/app-brand`)
  expect(calls.every((url) => url.startsWith(`${development}/api/`))).toBe(true)
})

test('pages that are built without flags contain nothing of either', () => {
  const assets = join(root, 'build/web/assets')
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(0)
  for (const file of scripts) {
    const source = readFileSync(join(assets, file), 'utf8')
    for (const word of ['A sample book', 'without a server', development, 'VITE_'])
      expect(source.includes(word), `${word} in ${file}`).toBe(false)
  }
})
