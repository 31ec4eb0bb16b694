import { act, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type ClassBook, openClassCode, renewClassPass } from '#contract/class-reading.ts'
import { listEditions } from '#contract/editions.ts'
import { registerView, viewBook, viewResource } from '#contract/resources.ts'
import { answer, failure, ok } from '../../../testing/fake-api.ts'
import { fakeReaderLayout } from '../../../testing/fake-layout.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { sampleEdition, sampleStaff } from '../../../testing/samples.ts'
import { sampleStorybook } from '../testing/sample-book.ts'
import { PdfBytes, PdfRefusal } from './pdf-bytes.ts'
import { failureOf } from './pdf-failure.ts'

const engine = vi.hoisted(() => ({
  openPdf: vi.fn(),
  viewer: { setDocument() {}, currentPageNumber: 1, pagesCount: 9 },
  events: new EventTarget(),
}))
vi.mock('./pdf-worker.ts', () => ({ startPdfWorker: () => ({ terminate() {} }) }))
vi.mock('./pdf-engine.ts', () => ({
  openPdf: engine.openPdf,
  layPages: (_: unknown, signal: AbortSignal) => ({
    viewer: engine.viewer,
    events: {
      on: (name: string, listener: () => void) => engine.events.addEventListener(name, listener, { signal }),
    },
    links: { setDocument() {} },
  }),
}))

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.spyOn(PdfBytes, 'open').mockResolvedValue({} as PdfBytes)
})

function openGuide(error: Error) {
  engine.openPdf
    .mockReset()
    .mockImplementation(() => ({ task: { promise: Promise.reject(error) }, close: () => undefined }))
  const page = renderPage('/resources/view/8', { user: sampleStaff('approved') })
  answer(viewResource, sampleStorybook({ id: 8, title: 'Teacher’s guide', category: 'teachers-guide', is_book: false }))
  answer(registerView, {})
  return page
}

const named = (name: string, more = {}) => Object.assign(new Error('no'), { name, ...more })

test('shows the message and a download where the browser cannot render PDFs', async () => {
  const { screen } = openGuide(new TypeError('Promise.withResolvers is not a function'))
  expect(
    await screen.findByText(
      'This browser does not support inline PDFs. Please update your browser to Google Chrome or Safari.',
    ),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Download the PDF' })).toHaveAttribute('download', 'Teacher’s guide.pdf')
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
})

test('a missing file can be retried', async () => {
  const { screen, person } = openGuide(new Error('The worker has it after all'))
  const open = vi.spyOn(PdfBytes, 'open').mockRejectedValue(new PdfRefusal(503))
  expect(await screen.findByText(/We could not find this file/)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(open).toHaveBeenCalledTimes(2)
})

test('a storybook that is not prepared opens as a PDF, and says so', async () => {
  engine.openPdf.mockImplementation(() => ({ task: { promise: new Promise(() => {}) }, close: () => undefined }))
  const { screen } = renderPage('/resources/view/7', { user: sampleStaff('approved') })
  answer(viewResource, sampleStorybook())
  answer(viewBook, () => failure('resource/not-ready'))
  answer(registerView, {})
  expect(await screen.findByText('This book is being prepared')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Certificate' })).toBeVisible()
})

test('distinguishes the failures', () => {
  expect(failureOf(named('InvalidPDFException'))).toBe('damaged')
  expect(failureOf(new PdfRefusal(403))).toBe('locked')
  expect(failureOf(new TypeError('Failed to fetch dynamically imported module'))).toBe('network')
  expect(failureOf(new SyntaxError('Unexpected token'))).toBe('unsupported')
})

test('a document says what may be done with it, and in which other forms it can be saved', async () => {
  engine.openPdf.mockImplementation(() => ({ task: { promise: new Promise(() => {}) }, close: () => undefined }))
  const { screen, person } = renderPage('/resources/view/8', { user: sampleStaff('approved') })
  const permission = 'You may read this here.'
  answer(viewResource, sampleStorybook({ id: 8, category: 'lesson-plan', is_book: false, permission, page_count: 1 }))
  answer(registerView, {})
  answer(listEditions, [sampleEdition({ of: 8, kind: 'large-print', bytes: 4000 })])
  await person.click(await screen.findByRole('button', { name: 'About this document' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(await dialog.findByText(permission)).toBeVisible()
  expect(dialog.getByText(/1 page$/)).toBeVisible()
  expect(await dialog.findByRole('link', { name: 'Large print' })).toHaveAttribute(
    'href',
    '/api/resources/8/editions/large-print',
  )
  expect(dialog.getByText(/with its tables as text/)).toBeVisible()
})

test('the sheet of a class stays open when its pass is renewed, and opens again where it was when it is lost', async () => {
  fakeReaderLayout()
  const opened: Array<(error: unknown) => void> = []
  engine.openPdf.mockReset().mockImplementation((_bytes, _port, onLost) => {
    opened.push(onLost)
    return { task: { promise: Promise.resolve({}) }, close: () => undefined }
  })
  const tell = (name: string) => act(() => void engine.events.dispatchEvent(new Event(name)))
  window.history.replaceState(null, '', '/read#GULL-LAMP-7342')
  onTestFinished(() => window.history.replaceState(null, '', '/'))
  const book: ClassBook = {
    ...{ key: 'class.key.1', pass: 'class.pass.1', until_time: '2027-03-04T16:00:00.000Z', title: 'Temi', aspect: 1.3 },
    pages: [{ number: 1, alt: 'Drawing 1', is_spread: false, text: [], wordless: null, recording: null }],
    ...{ narrator: '', words: [], sayings: [], texts: [], sheets: [{ id: 8, title: 'Temi: activity sheet' }] },
  }
  answer(openClassCode, book)
  const renewals: Array<(pass: string) => void> = []
  answer(renewClassPass, () => new Promise<Response>((resolve) => renewals.push((pass) => resolve(ok({ pass })))))
  const { screen, person } = renderPage('/read')
  await screen.findByRole('img', { name: 'Drawing 1' })
  await person.keyboard('{ArrowRight}')
  await person.click(await screen.findByRole('button', { name: 'Activity sheet' }))
  await waitFor(() => expect(opened).toHaveLength(1))
  tell('pagesinit')
  engine.viewer.currentPageNumber = 4
  tell('pagechanging')
  await waitFor(() => expect(renewals).toHaveLength(1))
  await act(async () => renewals[0]?.('class.pass.2'))
  expect(opened).toHaveLength(1)
  act(() => opened[0]?.(new PdfRefusal(401)))
  await waitFor(() => expect(opened).toHaveLength(2))
  engine.viewer.currentPageNumber = 1
  tell('pagesinit')
  expect(engine.viewer.currentPageNumber).toBe(4)
})
