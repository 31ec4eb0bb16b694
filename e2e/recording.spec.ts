import { chromium, expect, type Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { createClassCode } from '#contract/class-codes.ts'
import { readEdition } from '#contract/editions.ts'
import { urlFor } from '#contract/endpoint.ts'
import { deleteNarration, readRecording, storeRecording, viewNarration } from '#contract/narrations.ts'
import { listResources } from '#contract/resources.ts'
import { resolveBrowser } from './browser.ts'
import { expectNoAxeViolations } from './testing/accessibility.ts'
import { call, enter, keyOf } from './testing/api.ts'
import type { Portal } from './testing/portal.ts'
import { heard, scriptVoice } from './testing/scripted-voice.ts'
import { serviceWorkerRuns } from './testing/service-worker.ts'
import { makeSpokenSound } from './testing/spoken-sound.ts'
import { test as base } from './testing/test.ts'

/** `page` belongs to a browser with a microphone. Launch options of this file would start another worker, with a portal. */
const test = base.extend({
  context: async ({ consoleWatch }, use) => {
    const { args, ...browsers } = await resolveBrowser()
    const sound = `--use-file-for-fake-audio-capture=${makeSpokenSound(4)}`
    const pretended = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', sound]
    const browser = await chromium.launch({ ...browsers, args: [...args, ...pretended] })
    const context = await browser.newContext()
    await consoleWatch.watch(context)
    await use(context)
    await browser.close()
  },
})

// A device plays the recording without a connection.
test.use({ serviceWorkers: 'allow' })

const status = (page: Page) => page.locator('.recording-status')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** How the page plays recordings: what `Audio` was told to do. They repeat, so that none ends while a slow machine looks. */
const watchAudio = () => {
  const watched: HTMLAudioElement[] = []
  Object.assign(window, { watched })
  const { play } = HTMLMediaElement.prototype
  HTMLMediaElement.prototype.play = function (this: HTMLAudioElement) {
    this.loop = true
    if (!watched.includes(this)) watched.push(this)
    return play.call(this)
  }
}
const audio = (page: Page) =>
  page.evaluate(() => {
    const [one] = (window as unknown as { watched: HTMLAudioElement[] }).watched
    return { isPlaying: one !== undefined && !one.paused, isEnded: one?.ended, rate: one?.playbackRate, url: one?.src }
  })
const isPlaying = (page: Page) => expect.poll(async () => (await audio(page)).isPlaying)

const refuseOnce = () => {
  const { mediaDevices } = navigator
  mediaDevices.getUserMedia = () => {
    Reflect.deleteProperty(mediaDevices, 'getUserMedia')
    return Promise.reject(new DOMException('', 'NotAllowedError'))
  }
}

const isMicrophoneOpen = () =>
  (document as unknown as { featurePolicy: { allowsFeature: (name: string) => boolean } }).featurePolicy.allowsFeature(
    'microphone',
  )

/** What the clock says after so many seconds. Each is there for a second only, and a slow machine passes over some. */
const lasting = (seconds: number) => new RegExp(`^0:(0[${seconds}-9]|[1-5]\\d)$`)

async function record(page: Page, seconds = 3): Promise<void> {
  await button(page, 'Record').or(button(page, 'Record again')).click()
  await expect(status(page)).toHaveText(/^Recording\./)
  await expect(page.locator('.recording-level')).toHaveText(lasting(seconds))
  await button(page, 'Stop').click()
  await expect(status(page)).toContainText('not stored yet')
}

/** Stores for all other pages what was recorded of one. */
async function storeEverywhere(portal: Portal, id: number, key: string): Promise<void> {
  const headers = { authorization: `Bearer ${key}` }
  const { pages } = await call(portal, viewNarration, { params: { id: String(id) } }, key)
  const first = pages.find(({ recording }) => recording)
  const url = urlFor(readRecording, { params: { id, number: first?.number ?? 0 } })
  const sound = await (await fetch(new URL(url, portal.baseURL), { headers })).blob()
  for (const { number, recording } of pages) {
    if (recording) continue
    const body = new FormData()
    body.append('recording', sound)
    const target = urlFor(storeRecording, { params: { id, number } })
    await fetch(new URL(target, portal.baseURL), { method: 'POST', headers, body })
  }
}

test('an editor records a book, and readers, a class and a device without a connection hear it', async ({
  page,
  portal,
  openDevice,
  consoleWatch,
}) => {
  consoleWatch.expectStatus(409)
  const key = await keyOf(portal, 'admin')
  const id = (await call(portal, listResources, {}, key)).find(({ is_book }) => is_book)?.id ?? 0
  await enter(page.context(), portal, key)
  await page.addInitScript(watchAudio)
  await page.goto('/admin/library')
  await page.getByRole('button', { name: 'More for Temi and the Chip Thief', exact: true }).click()
  await page.getByRole('link', { name: 'Record a voice' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Record a voice' })).toBeVisible()
  const policies = await Promise.all(
    [`/admin/library/${id}/voice`, '/admin/library'].map(
      async (path) => (await page.request.get(path)).headers()['permissions-policy'],
    ),
  )
  expect(policies.map((policy) => /microphone=\((.*?)\)/.exec(policy ?? '')?.[1])).toEqual(['self', ''])
  await button(page, 'Continue to recording').click()
  await expect(page.getByText('Enter the name of who reads.').first()).toBeVisible()
  await page.getByLabel('Who is reading').fill('Ada Birch')
  await page.getByLabel('They are an adult').check()
  await expectNoAxeViolations(page)
  await button(page, 'Continue to recording').click()

  // The browser does not let it, and then it does. This one has nobody to ask, so it is told to refuse.
  await page.evaluate(refuseOnce)
  await button(page, 'Record').click()
  await expect(status(page)).toContainText('does not let this page use the microphone')
  await record(page)
  await expect(status(page)).toContainText('The loudness is good.')
  await expectNoAxeViolations(page)

  // Without a connection it is not lost, nor by turning the page.
  consoleWatch.expect(/ERR_FAILED/)
  await page.route('**/narration/1?*', (route) => route.abort())
  await button(page, 'Keep it').click()
  await expect(status(page)).toContainText('The recording is still here.')
  await page.unroute('**/narration/1?*')
  await button(page, 'Next page').click()
  // Nor is what is being recorded while the page is turned.
  await button(page, 'Record').click()
  await expect(page.locator('.recording-level')).toHaveText(lasting(2))
  await button(page, 'Back').click()
  const second = page.getByRole('list', { name: 'Pages' }).getByRole('button').nth(1)
  await expect(second).toHaveAccessibleName(/: recorded, not stored yet$/)
  await button(page, 'Next page').click()
  await button(page, 'Keep it').click()
  await expect(second).toHaveAccessibleName(/: recorded$/)
  await button(page, 'Back').click()
  await button(page, 'Listen').click()
  await expect(button(page, 'Stop listening')).toBeVisible()
  await button(page, 'Keep it').click()
  await expect(status(page)).toContainText('Listen and watch the words')
  await expect(button(page, 'Cover: recorded')).toBeVisible()
  await button(page, 'Publish').click()
  await expect(page.getByText('Record every page with words, then publish').first()).toBeVisible()

  await storeEverywhere(portal, id, key)
  await page.reload()
  await button(page, 'Publish').click()
  await expect(page.getByText('Readers hear Ada Birch.')).toBeVisible()
  await expectNoAxeViolations(page)
  // On every other page the microphone is closed again.
  await page.getByRole('link', { name: 'Library' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible()
  expect(await page.evaluate(isMicrophoneOpen)).toBe(false)
  await page.goBack()
  await expect(button(page, 'Cover: recorded')).toBeVisible()
  expect(await page.evaluate(isMicrophoneOpen)).toBe(true)

  const parent = await openDevice()
  await enter(parent.context(), portal, await keyOf(portal, 'parent'))
  await scriptVoice(parent, { voices: [{ name: 'Daniel' }], hasBoundaries: true })
  await parent.addInitScript(watchAudio)
  await parent.goto(`/resources/view/${id}`)
  await expect(parent.getByRole('slider', { name: 'Page' })).toBeVisible()
  await button(parent, 'Listen').click()
  await isPlaying(parent).toBe(true)
  await expect(parent.locator('.spoken-word')).toHaveCount(1)
  await expect(parent.getByText('Read by Ada Birch')).toBeVisible()
  await expectNoAxeViolations(parent)
  await button(parent, 'Slower').click()
  await expect.poll(async () => (await audio(parent)).rate).toBe(0.8)
  for (const silencing of ['Escape', 'ArrowRight']) {
    await isPlaying(parent).toBe(true)
    await parent.keyboard.press(silencing)
    expect(await audio(parent)).toMatchObject({ isPlaying: false, isEnded: false })
    await button(parent, 'Read aloud').click()
  }
  // A reader who prefers the device hears it, and comes back to the person.
  await button(parent, 'Voice').click()
  await parent.getByLabel('Voice', { exact: true }).last().selectOption('Daniel')
  await isPlaying(parent).toBe(false)
  await expect.poll(async () => (await heard(parent)).utterances.length).toBeGreaterThan(0)

  // What is kept on a device comes by ranges too, even when the portal has it no more.
  await parent.goto(`/resources/books/${id}`)
  await button(parent, 'Keep on this device').click()
  await parent.getByRole('button', { name: /^Keep it \(/ }).click()
  await expect(parent.getByText('Until you log out, you can open it without a connection')).toBeVisible()

  const { code } = await call(portal, createClassCode, { body: { resource_id: id } }, await keyOf(portal, 'senior'))
  const child = await openDevice()
  await child.addInitScript(watchAudio)
  await child.goto(`/read#${code}`)
  await expect(child.getByRole('slider', { name: 'Page' })).toBeVisible()
  await button(child, 'Listen').click()
  await isPlaying(child).toBe(true)
  expect((await audio(child)).url).toContain('/api/class/recordings/1?access-token=')

  // What this browser has recorded is heard in the e-book too.
  const eBook = await fetch(new URL(urlFor(readEdition, { params: { id, kind: 'epub' } }), portal.baseURL), {
    headers: { authorization: `Bearer ${key}` },
  })
  const [, cover = []] =
    Object.entries(unzipSync(new Uint8Array(await eBook.arrayBuffer()))).find(([name]) =>
      /page-000\.(ogg|m4a)$/.test(name),
    ) ?? []
  const heardSeconds = await child.evaluate(
    async (bytes) => {
      const context = new OfflineAudioContext(1, 1, 16_000)
      return (await context.decodeAudioData(new Uint8Array(bytes).buffer)).duration
    },
    [...cover],
  )
  expect(heardSeconds).toBeGreaterThan(2.5)

  const first = { params: { id: String(id) } }
  const recorded = (await call(portal, viewNarration, first, key)).pages[0]?.recording?.url ?? ''
  await call(portal, deleteNarration, first, key)
  await serviceWorkerRuns(parent)
  const kept = await parent.evaluate(async (url) => {
    const part = await fetch(url, { headers: { range: 'bytes=0-3' } })
    return [part.status, part.headers.get('content-range')?.replace(/\d+$/, '*'), (await part.blob()).size]
  }, recorded)
  expect(kept).toEqual([206, 'bytes 0-3/*', 4])
})
