/**
 * Every word of every storybook that ships, read aloud by a scripted voice at three widths: whether it lights up in order, and
 * how far its mark is from the printed word. Ends with 1 when a word is missing or more than 4 px off.
 */
import { chromium } from '@playwright/test'
import { resolveBrowser } from '../e2e/browser.ts'
import { enter, keyOf } from '../e2e/testing/api.ts'
import keepFirstStart from '../e2e/testing/first-start.ts'
import { printedBeneath, spokenBooks } from '../e2e/testing/listen.ts'
import { startPortal } from '../e2e/testing/portal.ts'
import { heard, scriptVoice } from '../e2e/testing/scripted-voice.ts'

const furthest = 4
const aspect = 4 / 3

await keepFirstStart()
const portal = await startPortal()
const browser = await chromium.launch(await resolveBrowser())
try {
  const key = await keyOf(portal, 'parent')
  for (const book of await spokenBooks(portal, key)) {
    for (const width of [360, 768, 1280]) {
      const context = await browser.newContext({
        baseURL: portal.baseURL,
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
        viewport: { width, height: 800 },
      })
      await enter(context, portal, key)
      await context.addInitScript(() => {
        localStorage.setItem('reader-text', 'hidden')
        localStorage.setItem('reader-voice', '{"speed":1.2,"isTurning":true}')
      })
      const page = await context.newPage()
      await scriptVoice(page, { voices: [{ name: 'Microsoft Hazel' }], hasBoundaries: true })
      await page.goto(`/resources/view/${book.id}?page=1`)
      await page.getByRole('button', { name: 'Listen' }).click()
      await page.getByRole('heading', { name: 'You finished the book!' }).waitFor({ timeout: 600_000 })
      // What is said of a page without words is not printed, so nothing is marked.
      const marked = (await heard(page)).marked.filter(({ page: number }) => number > 0)
      const isInOrder = marked.map(({ word }) => word).join(' ') === book.words.flat().join(' ')
      const distances = marked.map((word) => printedBeneath(word, book, aspect)).sort((a, b) => a - b)
      const off = distances.filter((distance) => !(distance <= furthest)).length
      const [median, most] = [distances[distances.length >> 1] ?? 0, distances.at(-1) ?? 0]
      console.log(
        `${book.title}, ${width} px: ${marked.length} words on ${book.words.length} pages ${isInOrder ? 'in order' : 'NOT IN ORDER'},`,
        `median ${median.toFixed(1)} px, most ${most.toFixed(1)} px, ${off} over ${furthest} px`,
      )
      if (!isInOrder) {
        const words = book.words.flat()
        const at = marked.findIndex(({ word }, index) => word !== words[index])
        console.log(`  first at word ${at}: ${JSON.stringify(marked.slice(Math.max(at - 2, 0), at + 3))}`)
      }
      if (!isInOrder || off > 0) process.exitCode = 1
      await context.close()
    }
  }
} finally {
  await browser.close()
  await portal.stop()
}
