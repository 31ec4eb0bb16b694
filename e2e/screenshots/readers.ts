import type { Page } from '@playwright/test'
import { breaks, fails, hangs, refuses, resourceBecomes, sends } from './answers.ts'
import { failedToLoad, offline, type Scene } from './scene.ts'
import { barsGone, fill, finishBook, goOffline, press, showText, speaks, turnPage } from './steps.ts'

const book = { path: 'storybook', as: 'senior', isWindow: true } as const
const plan = { path: 'lesson-plan', as: 'senior', isWindow: true } as const
const certificate = [press('Certificate')]
const drawn = [(page: Page) => page.locator('.pdfViewer canvas').first().waitFor()]
const pdf = 'resources/\\d+/pdf'

const voices = [{ name: 'Microsoft Hazel' }, { name: 'Google UK English Female', localService: false }]

/** A storybook as pages, and other documents in the PDF viewer. */
export const readers: Scene[] = [
  { ...book, name: 'reader--cover', when: [(page) => page.locator('.book img').first().waitFor()], isDark: true },
  { ...book, name: 'reader--page-1', when: [turnPage] },
  { ...book, name: 'reader--page-7', when: [turnPage, turnPage, turnPage, turnPage] },
  { ...book, name: 'reader--bars-gone', when: [turnPage, turnPage, barsGone] },
  { ...book, name: 'reader--text', when: [turnPage, showText], isDark: true },
  {
    ...book,
    name: 'reader--text-settings',
    when: [turnPage, showText, press('Text settings')],
    shows: 'One sentence at a time',
    isDark: true,
  },
  {
    ...book,
    name: 'reader--listening',
    given: [speaks(voices)],
    when: [turnPage, press('Listen'), (page) => page.getByRole('button', { name: 'Pause' }).waitFor()],
    isDark: true,
  },
  {
    ...book,
    name: 'reader--voices',
    given: [speaks(voices)],
    when: [turnPage, press('Listen'), (page) => page.getByRole('button', { name: 'Voice', exact: true }).click()],
    shows: 'Turn the pages and read on',
  },
  {
    ...book,
    name: 'reader--no-voice',
    given: [speaks([])],
    when: [press('Listen')],
    shows: /This device has no English voice/,
  },
  {
    ...book,
    name: 'reader--resumed',
    when: [turnPage, turnPage, (page) => page.reload()],
    shows: /You stopped at page/,
  },
  { ...book, name: 'reader--end', when: [finishBook], shows: 'You finished the book!', isDark: true },
  { ...book, name: 'reader--certificate', when: certificate, shows: 'Make the certificate', isDark: true },
  {
    ...book,
    name: 'reader--certificate-ready',
    when: [...certificate, fill('Child’s name (optional)', 'Zoë Łuczak-Quill'), press('Make the certificate')],
    shows: 'The certificate is ready.',
  },
  {
    ...book,
    name: 'reader--certificate-refused',
    given: [fails('resource/certificate-link')],
    when: [...certificate, press('Make the certificate')],
    shows: 'Something went wrong on our side.',
    says: failedToLoad,
  },
  {
    ...book,
    name: 'reader--certificate-name-unprintable',
    when: [...certificate, fill('Child’s name (optional)', '王小明'), press('Make the certificate')],
    shows: 'Our typefaces do not have every letter of that name.',
    says: failedToLoad,
  },
  { ...book, name: 'reader--opening', given: [hangs('resources/\\d+/book')], shows: /Opening/ },
  { ...book, name: 'reader--opening-slowly', given: [hangs('resources/\\d+/book')], shows: /Your connection is slow/ },
  {
    ...book,
    name: 'reader--picture-missing',
    given: [breaks('resources/\\d+/pages/.*')],
    shows: /did not load/,
    says: failedToLoad,
  },
  { ...book, name: 'reader--offline', when: [turnPage, goOffline], shows: 'You are offline.', says: offline },
  {
    ...book,
    name: 'reader--error',
    given: [fails('resources/\\d+/book')],
    shows: 'The book did not open',
    says: failedToLoad,
  },
  { ...book, name: 'reader--locked', given: [resourceBecomes({ is_locked: true })], shows: 'Not open to you yet' },
  {
    ...book,
    name: 'reader--not-found',
    path: '/resources/view/999999',
    shows: /taken off the shelf/,
    says: failedToLoad,
  },
  { ...plan, name: 'pdf--open', when: drawn, isDark: true },
  {
    ...plan,
    name: 'pdf--search',
    when: [
      ...drawn,
      press('Search'),
      fill('Search this document', 'notebook'),
      (page) => page.locator('.pdf-search-result', { hasText: ' of ' }).waitFor(),
    ],
  },
  {
    ...plan,
    name: 'pdf--not-found',
    when: [...drawn, press('Search'), fill('Search this document', 'zebra')],
    shows: 'Not found',
  },
  { ...plan, name: 'pdf--about', when: [...drawn, press('About this document')], shows: 'Large print' },
  { ...plan, name: 'pdf--zoomed', when: [...drawn, press('Zoom in'), press('Zoom in')] },
  { ...plan, name: 'pdf--opening', given: [hangs(pdf)], shows: /Opening/ },
  { ...plan, name: 'pdf--connection-lost', given: [breaks(pdf)], shows: /The connection was lost/, says: failedToLoad },
  { ...plan, name: 'pdf--damaged', given: [sends(pdf, 'not a PDF', 'application/pdf')], shows: /This file is damaged/ },
  {
    ...plan,
    name: 'pdf--missing',
    given: [refuses(pdf, 503, 'resource/file-missing', 'We could not find this file.')],
    shows: /We could not find this file/,
    says: failedToLoad,
  },
  {
    ...book,
    name: 'pdf--being-prepared',
    given: [resourceBecomes({ is_book: false })],
    when: drawn,
    shows: 'This book is being prepared',
  },
]
