import { join, resolve } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { Resource } from '#contract/resources.ts'
import { test } from '../testing/test.ts'
import { comesFromShell } from './answers.ts'
import { classes } from './classes.ts'
import { dataRequests } from './data-requests.ts'
import { inboxes } from './inbox.ts'
import { invitations } from './invitations.ts'
import { libraries } from './libraries.ts'
import { messages } from './messages.ts'
import { newcomers } from './newcomers.ts'
import { operators } from './operators.ts'
import { plainPages } from './pages.ts'
import { quotes } from './quotes.ts'
import { readers } from './readers.ts'
import { reading } from './reading.ts'
import { reports } from './reports.ts'
import type { Scene } from './scene.ts'
import { shelves } from './shelves.ts'
import { statistics } from './statistics.ts'
import { teaching } from './teaching.ts'
import { visitors } from './visitors.ts'
import { waysIn } from './ways-in.ts'

const folder = resolve(import.meta.dirname, '../../screenshots')
const windows = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]

/** The path of a scene. For a category, the path of its first resource. */
async function addressOf(page: Page, { path }: Scene): Promise<string> {
  const isPath = path.startsWith('/')
  if (isPath && !path.includes(':storybook')) return path
  const { data } = (await (await page.request.get('/api/resources')).json()) as { data: Resource[] }
  const idOf = (wanted: string) => `${data.find(({ category }) => category === wanted)?.id}`
  return isPath ? path.replace(':storybook', idOf('storybook')) : `/resources/view/${idOf(path)}`
}

/** Waits until fonts and images have loaded, also below the fold, and no view transition is running. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const images = [...document.images]
    if (navigator.onLine) for (const image of images) image.loading = 'eager'
    await Promise.race([
      Promise.all(images.map((image) => image.decode().catch(() => undefined))),
      new Promise((enough) => setTimeout(enough, 3000)),
    ])
  })
  await expect.poll(() => page.evaluate(() => document.querySelector(':active-view-transition') === null)).toBe(true)
}

const scenes = [
  ...visitors,
  ...newcomers,
  ...invitations,
  ...shelves,
  ...readers,
  ...classes,
  ...libraries,
  ...messages,
  ...quotes,
  ...dataRequests,
  ...operators,
  ...inboxes,
  ...reports,
  ...statistics,
  ...reading,
  ...teaching,
  ...waysIn,
]

for (const scene of [...scenes, ...plainPages(scenes)]) {
  for (const colorScheme of scene.isDark ? (['light', 'dark'] as const) : (['light'] as const)) {
    for (const window of windows) {
      const file = `${scene.name}--${window.width}${colorScheme === 'dark' ? '--dark' : ''}.png`
      test(file, async ({ page, portal, consoleWatch }) => {
        if (scene.says) consoleWatch.expect(scene.says)
        await page.setViewportSize(window)
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        if (!scene.name.includes('--tour')) {
          await page.addInitScript(() => localStorage.setItem('intro_done', 'true'))
        }
        if (scene.as) {
          const { email, password } = portal.accounts[scene.as]
          expect((await page.request.post('/api/auth/login', { data: { email, password } })).ok()).toBe(true)
        }
        const address = await addressOf(page, scene)
        if (scene.given) await comesFromShell(page)
        for (const step of scene.given ?? []) await step(page)
        await page.goto(address)
        const arrived = scene.path.startsWith('/') ? 'h1' : 'h1, [role="status"]'
        await expect(
          page
            .locator(arrived)
            .or(page.getByText(/Loading/))
            .first(),
        ).toBeAttached()
        for (const step of scene.when ?? []) await step(page)
        if (scene.shows) await expect(page.getByText(scene.shows).filter({ visible: true }).first()).toBeVisible()
        await settle(page)
        await page.screenshot({ path: join(folder, file), fullPage: !scene.isWindow, animations: 'disabled' })
      })
    }
  }
}
