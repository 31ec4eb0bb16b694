import { waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { listResources, registerView, viewBook, viewResource } from '#contract/resources.ts'
import { sampleTexts } from '#contract/testing/sample-texts.ts'
import { answer } from '../../../testing/fake-api.ts'
import { fakeReaderLayout } from '../../../testing/fake-layout.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { sampleStaff } from '../../../testing/samples.ts'
import { sampleBook, sampleStorybook } from '../testing/sample-book.ts'
import { sentencesIn } from './rows.ts'
import { sentencesShown } from './sentences-shown.ts'

const story = [
  [],
  [
    ['Saturday smelled of chips.'],
    ['Temi had saved all week for hers.', 'One was for last.'],
    ['She picked one, and…'],
  ],
  [['WHOOSH!'], ['No chip.', 'No bag.'], ['Bernard sat on the lamp post.'], ['He swallowed it.', 'He didn’t chew.']],
  [['Bernard robbed everybody.'], ['He robbed Finn.', 'He robbed the postman.'], ['He robbed a bride.']],
]

/** The cover and three pages, whose paragraphs have the sentences of those that the sample texts belong to. */
function bookWithTexts() {
  const book = sampleBook()
  const [cover] = book.pages
  if (!cover) throw new Error('The sample has no cover.')
  const pages = story.map((paragraphs, index) => ({
    ...cover,
    number: index + 1,
    text: paragraphs.map((sentences) => [{ text: sentences.join(' '), x: 0, y: 0, width: 1, height: 0.1 }]),
  }))
  return { ...book, pages, texts: sampleTexts() }
}

beforeEach(() => {
  fakeReaderLayout()
  Object.assign(Range.prototype, { getClientRects: () => [] })
})

async function openPage(number: number) {
  answer(viewResource, sampleStorybook({ page_count: 4 }))
  answer(viewBook, bookWithTexts())
  answer(listResources, [])
  answer(registerView, {})
  localStorage.setItem('reader-text', 'shown')
  const page = renderPage(`/resources/view/7?page=${number + 1}`, { user: sampleStaff('approved') })
  const panel = await page.screen.findByRole('region', { name: 'Text of the page' })
  const words = () => [...panel.querySelectorAll<HTMLElement>('.text-words p')]
  const choose = (name: string | RegExp) =>
    page.person.selectOptions(
      page.screen.getByLabelText('Words of the book'),
      within(panel).getByRole('option', { name }),
    )
  return { ...page, panel, words, choose }
}

const said = (paragraphs: readonly HTMLElement[]) =>
  paragraphs.map(({ lang, dir, textContent }) => [lang, dir, textContent].filter(Boolean).join(' '))

test('a text takes the place of the story, in its language and direction, and stays chosen on the device', async () => {
  const { panel, words, choose } = await openPage(2)
  expect(words()[0]).toHaveTextContent('WHOOSH!')
  await choose(/^\u2068polski\u2069 \(Polish\)$/)
  // The next arrow key turns the page.
  expect(document.body).toHaveFocus()
  expect(said(words())).toEqual([
    'pl ltr FRUUU!',
    // Nobody has written the second paragraph.
    'No chip. No bag.',
    'pl ltr Na latarni siedział Bernard, największa mewa w Wrackby, z długą frytką w dziobie.',
    'pl ltr Połknął ją. Nawet nie pogryzł.',
  ])
  expect(panel).toHaveTextContent('Polish by The tests. Not yet checked by a reader of the language.')
  await choose(/^\u2068العربية\u2069/)
  expect(said(words())[0]).toBe('ar rtl ووووش!')
  expect(localStorage.getItem('reader-words')).toBe('ar')
  await choose('Easier words')
  // It has none for this page.
  expect(words()[0]).toHaveTextContent('WHOOSH!')
})

test('easier words take the place of all that the page says', async () => {
  const { words, choose } = await openPage(1)
  await choose('Easier words')
  expect(said(words())).toEqual(['en ltr Temi has hot chips. One chip is long.'])
})

test('with both, each sentence is over its own where they are aligned, and else each paragraph', async () => {
  const { panel, words, choose, person, screen } = await openPage(3)
  await choose(/^The story and \u2068polski/)
  expect(said(words())).toEqual([
    'Bernard robbed everybody.',
    'pl ltr Bernard okradał wszystkich.',
    'He robbed Finn. He robbed the postman.',
    'pl ltr Okradł Finna, najlepszego przyjaciela Temi. Okradł listonosza. Obu!',
    'He robbed a bride.',
    'pl ltr Okradł pannę młodą na schodach ratusza, więc na wszystkich zdjęciach ślubnych krzyczy na mewę.',
  ])
  await choose(/^The story and \u2068Cymraeg/)
  expect(said(words()).slice(2, 6)).toEqual([
    'He robbed Finn.',
    'cy ltr Dygodd oddi wrth Finn, ffrind gorau Temi.',
    'He robbed the postman.',
    'cy ltr Dygodd oddi wrth y postmon.',
  ])
  expect(panel).toHaveTextContent('Welsh by The tests. Checked by A reader in the tests.')
  await person.click(screen.getByRole('button', { name: 'Text settings' }))
  await person.click(screen.getByRole('checkbox', { name: 'One sentence at a time' }))
  await person.click(screen.getByRole('button', { name: 'Next sentence' }))
  expect(said(words())).toEqual(['He robbed Finn.', 'cy ltr Dygodd oddi wrth Finn, ffrind gorau Temi.'])
  // Nowhere else is the page in Welsh: only a class's is.
  expect(document.querySelector('button [lang="cy"]')).toBeNull()
})

test('the voice reads a page in the story and then in the other text, and knows what says the same', () => {
  const [, , , page] = bookWithTexts().pages
  const text = sampleTexts().find(({ language }) => language === 'pl')
  if (!page || !text) throw new Error('The sample lacks them.')
  const rows = sentencesShown([page], [{ word: 'Finn', say_as: 'Fin' }], { text, isBoth: true }).map(
    ({ language, row, text }) => `${language ?? ''} ${row} ${text.slice(0, 15)}`,
  )
  expect(rows).toEqual([
    ' 4 0 Bernard robbed ',
    ' 4 1 He robbed Fin.',
    ' 4 1 He robbed the p',
    ' 4 2 He robbed a bri',
    'pl 4 0 Bernard okradał',
    'pl 4 1 Okradł Finna, n',
    'pl 4 1 Okradł listonos',
    'pl 4 1 Obu!',
    'pl 4 2 Okradł pannę mł',
  ])
  const alone = sentencesShown([page], [], { text, isBoth: false })
  expect(alone.every(({ language }) => language === 'pl')).toBe(true)
})

test('a paragraph that nobody has divided is divided where its sentences end', () => {
  expect(sentencesIn('„Czy to ty?” spytała Temi. To był on!')).toEqual(['„Czy to ty?” spytała Temi.', 'To był on!'])
  expect(sentencesIn('أين هي؟ لا أعرف. انظري!')).toEqual(['أين هي؟', 'لا أعرف.', 'انظري!'])
  expect(sentencesIn('他来了。“真的？”她问。')).toEqual(['他来了。', '“真的？”', '她问。'])
  expect(sentencesIn('वह आया। वह गया।')).toEqual(['वह आया।', 'वह गया।'])
})

test('a device without a voice of the language says so, and reads nothing in another one', async () => {
  const spoken: string[] = []
  const voices = [{ name: 'Daniel', voiceURI: 'Daniel', lang: 'en-GB', localService: true }]
  class Utterance {
    onstart?: () => void
    voice: { name: string } | null = null
    readonly text: string
    constructor(text: string) {
      this.text = text
    }
  }
  vi.stubGlobal('CSS', {})
  Object.assign(Range.prototype, { getBoundingClientRect: () => document.body.getBoundingClientRect() })
  Object.assign(HTMLElement.prototype, { getAnimations: () => [], scrollBy: () => {} })
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    ...{ speaking: false, pending: false },
    getVoices: () => voices,
    speak: (utterance: Utterance) => {
      if (utterance.text) spoken.push(`${utterance.voice?.name}: ${utterance.text}`)
      utterance.onstart?.()
    },
    cancel: () => {},
    addEventListener: () => undefined,
  })
  const { screen, person, choose } = await openPage(1)
  await choose(/^\u2068polski/)
  await person.click(screen.getByRole('button', { name: 'Listen' }))
  expect(await screen.findByText(/This device has no Polish voice, so it cannot read aloud/)).toBeVisible()
  expect(spoken).toEqual([])
  await person.click(screen.getByRole('button', { name: 'Listen' }))
  voices.push({ name: 'Zosia', voiceURI: 'Zosia', lang: 'pl-PL', localService: true })
  await person.click(screen.getByRole('button', { name: 'Listen' }))
  await waitFor(() =>
    expect(spoken).toEqual(['Zosia: Sobota w Wrackby pachniała solą, wodorostami i gorącymi frytkami.']),
  )
})
