import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { listResources, registerView, viewBook, viewResource } from '#contract/resources.ts'
import { answer } from '../../../testing/fake-api.ts'
import { fakeReaderLayout } from '../../../testing/fake-layout.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { sampleStaff } from '../../../testing/samples.ts'
import { sampleBook, sampleStorybook } from '../testing/sample-book.ts'

/** Every utterance, and whether the voice was silenced in it. */
let spoken: Utterance[]
const observers = new Set<() => void>()

class Utterance {
  onstart?: () => void
  onend?: () => void
  isCancelled = false
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

beforeEach(() => {
  spoken = []
  observers.clear()
  fakeReaderLayout()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: () => void
      constructor(tell: () => void) {
        this.#tell = tell
      }
      observe() {
        observers.add(this.#tell)
      }
      disconnect() {
        observers.delete(this.#tell)
      }
    },
  )
  // What jsdom lacks for marking words.
  vi.stubGlobal('CSS', {})
  Object.assign(Range.prototype, { getBoundingClientRect: () => document.body.getBoundingClientRect() })
  Object.assign(HTMLElement.prototype, { getAnimations: () => [] })
  onTestFinished(() => {
    Reflect.deleteProperty(Range.prototype, 'getBoundingClientRect')
    Reflect.deleteProperty(HTMLElement.prototype, 'getAnimations')
  })
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    ...{ speaking: false, pending: false },
    getVoices: () => [{ name: 'Daniel', voiceURI: 'Daniel', lang: 'en-GB', localService: true }],
    speak: (utterance: Utterance) => utterance.text && spoken.push(utterance) && utterance.onstart?.(),
    cancel: () => {
      for (const utterance of spoken.slice(-1)) utterance.isCancelled = true
    },
    addEventListener: () => undefined,
  })
})

function turnScreen(width: number, height: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height)
  act(() => {
    for (const tell of observers) tell()
  })
}
const upright = () => turnScreen(600, 800)
const lying = () => turnScreen(1200, 600)
const finish = () => act(async () => spoken.at(-1)?.onend?.())
const texts = () => spoken.map(({ text }) => text)
const [second, third] = ['Words of page 2 go on here.', 'Words of page 3 go on here.']

async function listenAt(turns: number) {
  answer(viewResource, sampleStorybook())
  answer(viewBook, sampleBook())
  answer(listResources, [])
  answer(registerView, {})
  const page = renderPage('/resources/view/7', { user: sampleStaff('approved') })
  await page.screen.findByRole('region', { name: 'Cover' })
  for (let turn = 0; turn < turns; turn++) {
    await page.person.keyboard('{ArrowRight}')
    await page.screen.findByRole('region', { name: `Page ${turn + 1} of 2` })
  }
  await page.person.click(page.screen.getByRole('button', { name: 'Listen' }))
  await waitFor(() => expect(spoken).toHaveLength(1))
  return page
}

test('reading aloud continues on the second page when the screen is turned and shows two pages', async () => {
  await listenAt(1)
  lying()
  expect(spoken[0]?.isCancelled).toBe(false)
  await finish()
  expect(texts()).toEqual([second, third])
})

test('the page that is being read aloud stays open when the screen shows one page again', async () => {
  const { screen } = await listenAt(2)
  lying()
  await screen.findByRole('region', { name: 'Page 1 of 2' })
  upright()
  expect(texts()).toEqual([third])
  lying()
  await finish()
  expect(screen.getByRole('button', { name: 'Read aloud' })).toBeVisible()
  expect(texts()).toEqual([third])
})

test('of two pages, the one that is being read aloud is shown when only one has room', async () => {
  upright()
  const { screen, person } = await listenAt(1)
  lying()
  await finish()
  expect(texts()).toEqual([second, third])
  upright()
  expect(await screen.findByRole('region', { name: 'Page 2 of 2' })).toHaveAttribute('data-open', 'true')
  await waitFor(() => expect(texts()).toEqual([second, third, third]))
  await person.keyboard('{Escape}')
})
