import { waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { viewBookDetails } from '#contract/books.ts'
import { listEditions, readEdition } from '#contract/editions.ts'
import { answer, failure } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { sampleEdition, sampleStaff } from '../../../testing/samples.ts'
import { sampleStorybook } from '../testing/sample-book.ts'

const saved: string[] = []

beforeEach(() => {
  saved.length = 0
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.getAttribute('href') ?? '')
  })
})

function openPage(changes = {}) {
  const page = renderPage('/resources/books/7', { user: sampleStaff('approved') })
  const nothing = { spreads: [], papers: [], handout: [], has_lesson: false, curriculum: [], nation: null }
  answer(viewBookDetails, { resource: sampleStorybook(changes), ...nothing })
  return page
}

test('staff teach every book with the board, also one without a guide', async () => {
  const { screen } = openPage()
  answer(listEditions, [])
  expect(await screen.findByRole('link', { name: 'Lead a lesson' })).toHaveAttribute('href', '/resources/books/7/teach')
})

test('an edition that has yet to be made is made, then saved; one that is there is a plain link', async () => {
  const { screen, person } = openPage()
  answer(listEditions, [sampleEdition({ kind: 'booklet', bytes: 0 }), sampleEdition({ kind: 'text', bytes: 5200 })])
  const asked = answer(readEdition, () => new Response('%', { status: 206 }))
  const text = await screen.findByRole('link', { name: 'Plain text' })
  expect(text).toHaveAttribute('href', '/api/resources/7/editions/text')
  expect(screen.getByText('Text file · 5 kB')).toBeVisible()
  expect(screen.getByText(/You may copy this, change it and give it away/)).toBeVisible()
  answer(listEditions, [sampleEdition({ kind: 'booklet', bytes: 3_400_000 })])
  await person.click(screen.getByRole('link', { name: 'Booklet' }))
  expect(await screen.findByText('PDF · 3.4 MB')).toBeVisible()
  expect(asked.map(({ headers }) => headers.get('range'))).toEqual(['bytes=0-0'])
  expect(saved).toEqual(['/api/resources/7/editions/booklet'])
})

test('what people have made is announced as theirs, and what cannot be made is said, with what to do', async () => {
  const { screen, person } = openPage()
  answer(listEditions, [
    sampleEdition({ kind: 'booklet', problem: 'A book of 84 pages makes 21 sheets.', remedy: 'Divide it into parts.' }),
    sampleEdition({ kind: 'text' }),
    sampleEdition({ kind: 'braille', bytes: 900, made_by: 'charity' }),
  ])
  answer(readEdition, () => failure('resource/editions-busy'))
  const section = within(await screen.findByRole('region', { name: 'More ways to read' }))
  await person.click(await section.findByText('Not available: Booklet'))
  expect(section.getByText('A book of 84 pages makes 21 sheets. Divide it into parts.')).toBeVisible()
  expect(section.getByText(/^BRF file · 1 kB · Made by /)).toBeVisible()
  expect(section.queryByRole('link', { name: 'Booklet' })).toBeNull()
  await person.click(section.getByRole('link', { name: 'Plain text' }))
  expect(await screen.findByText(/Many people are asking for files right now/)).toBeVisible()
  expect(saved).toEqual([])
})

test('the files with a text of a book are together under its name', async () => {
  const { screen } = openPage()
  answer(listEditions, [
    sampleEdition({ kind: 'flowing-epub', bytes: 5200 }),
    sampleEdition({ kind: 'flowing-epub', language: 'en', bytes: 5200 }),
    sampleEdition({ kind: 'booklet', language: 'ar', problem: 'Our typefaces have no letters for Arabic.' }),
    sampleEdition({ kind: 'flowing-epub', language: 'ar', bytes: 5200 }),
  ])
  const name = 'E-book with adjustable text'
  const arabic = within(await screen.findByRole('region', { name: 'English and Arabic · العربية' }))
  expect(arabic.getByText('العربية')).toHaveAttribute('dir', 'rtl')
  const href = '/api/resources/7/editions/flowing-epub?language=ar'
  expect(arabic.getByRole('link', { name: `${name} in English and Arabic` })).toHaveAttribute('href', href)
  expect(arabic.getByText('Not available: Booklet')).toBeVisible()
  const easier = within(screen.getByRole('region', { name: 'Easier words' }))
  expect(easier.getByRole('link', { name: `${name} in easier words` })).toHaveAttribute(
    'href',
    '/api/resources/7/editions/flowing-epub?language=en',
  )
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/api/resources/7/editions/flowing-epub')
})

test('a list that does not come is asked for again', async () => {
  const { screen, person } = openPage()
  const failing = answer(listEditions, () => failure('internal'))
  const again = await screen.findByRole('button', { name: 'Try again' })
  answer(listEditions, [sampleEdition({ kind: 'text', bytes: 5200 })])
  await person.click(again)
  expect(await screen.findByRole('link', { name: 'Plain text' })).toBeVisible()
  expect(failing.length).toBeGreaterThan(0)
})

test('a locked book has no other ways', async () => {
  const { screen } = openPage({ is_locked: true })
  const asked = answer(listEditions, [])
  await screen.findByText('Not open to you yet')
  await waitFor(() => expect(screen.queryByText('More ways to read')).toBeNull())
  expect(asked).toEqual([])
})
