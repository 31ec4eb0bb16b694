import { onlineManager } from '@tanstack/react-query'
import { fireEvent, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { viewUser } from '#contract/accounts.ts'
import { createCertificateLink, viewClassCertificate } from '#contract/certificates.ts'
import { listResources, registerView, viewBook, viewResource } from '#contract/resources.ts'
import { viewPrompts } from '#contract/teaching.ts'
import { answer, failure, ok } from '../../testing/fake-api.ts'
import { fakeReaderLayout } from '../../testing/fake-layout.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleStaff, sampleUser } from '../../testing/samples.ts'
import { sampleBook, sampleStorybook } from './testing/sample-book.ts'

beforeEach(fakeReaderLayout)

function openBook(user = sampleStaff('approved')) {
  const page = renderPage('/resources/view/7', { user })
  answer(viewResource, sampleStorybook())
  answer(viewBook, sampleBook())
  answer(listResources, [
    sampleStorybook(),
    sampleStorybook({ id: 8, title: 'Teacher’s guide', category: 'teachers-guide', is_book: false, belongs_to: 7 }),
    sampleStorybook({ id: 9, title: 'Guide to another', category: 'teachers-guide', is_book: false, belongs_to: 3 }),
    sampleStorybook({ id: 10, title: 'Talk', category: 'discussion-topic', is_book: false, belongs_to: 7 }),
    sampleStorybook({ id: 11, title: 'Not open yet', is_locked: true }),
    sampleStorybook({ id: 12, title: 'Loaf' }),
  ])
  answer(viewPrompts, {
    pages: [{ page: 1, title: '', listen_for: '', questions: [{ text: 'Whose chip was it?', is_deep: true }] }],
    words: [],
  })
  return { ...page, views: answer(registerView, {}) }
}

const place = () => document.querySelector('.reader > [role="status"]')

test('a storybook opens at its cover, with its text and image descriptions, and registers one view', async () => {
  const { screen, views } = openBook()
  const cover = await screen.findByRole('region', { name: 'Cover' })
  expect(within(cover).getByRole('img', { name: 'Drawing 1' })).toHaveAttribute(
    'srcset',
    expect.stringContaining('1600w'),
  )
  expect(cover).toHaveTextContent('Words of page 1 go on here.')
  // Read aloud, the words come before what the picture shows.
  const order = within(cover).getByText('Words of page 1').compareDocumentPosition(within(cover).getByRole('img'))
  expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Temi and the Chip Thief')
  await waitFor(() => expect(views.map(({ body }) => body)).toEqual([{ resource_id: 7 }]))
})

test('keys lead to the end page, which asks something and links onwards', async () => {
  const { screen, person } = openBook()
  await screen.findByRole('region', { name: 'Cover' })
  await person.keyboard('{ArrowRight}')
  await waitFor(() => expect(place()).toHaveTextContent('Page 1 of 2'))
  await person.keyboard(' ')
  await person.keyboard('{ArrowRight}')
  expect(await screen.findByRole('heading', { name: 'You finished the book!' })).toBeVisible()
  expect(await screen.findByRole('link', { name: /Teacher’s guide/ })).toHaveAttribute('href', '/resources/view/8')
  expect(screen.queryByText('Guide to another')).toBeNull()
  const next = within(screen.getByRole('region', { name: 'Read next' }))
  expect(next.getByRole('link', { name: /Loaf/ })).toHaveAttribute('href', '/resources/view/12')
  expect(await screen.findByText('Whose chip was it?')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Look at page 1 again' }))
  await waitFor(() => expect(place()).toHaveTextContent('Page 1 of 2'))
  await person.keyboard('{End}{ArrowRight}')
  await person.click(await screen.findByRole('button', { name: 'Read it again' }))
  expect(await screen.findByRole('region', { name: 'Cover' })).toBeVisible()
})

test('a parent sees at the end what to do together, and no papers for teachers', async () => {
  localStorage.setItem('reader-place:7', '3')
  const { screen, person } = openBook(sampleUser({ role: 'parent' }))
  await screen.findByRole('region', { name: 'Page 2 of 2' })
  await person.keyboard('{ArrowRight}')
  expect(await screen.findByRole('heading', { name: 'To do together' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Talk' })).toBeVisible()
  expect(screen.queryByText('Teacher’s guide')).toBeNull()
})

test('the ribbon opens any page', async () => {
  const { screen, person } = openBook()
  const ribbon = await screen.findByRole('slider', { name: 'Page' })
  expect(ribbon).toHaveAttribute('aria-valuetext', 'Cover')
  await person.click(screen.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(ribbon).toHaveAttribute('aria-valuetext', 'Page 1 of 2'))
})

test('stores the place between visits and removes it at the end', async () => {
  localStorage.setItem('reader-place:7', '2')
  const { screen, person } = openBook()
  expect(await screen.findByText('You stopped at page 1.')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Start again' }))
  expect(await screen.findByRole('region', { name: 'Cover' })).toBeVisible()
  expect(localStorage.getItem('reader-place:7')).toBeNull()
})

test('shows the words large, and stores that choice', async () => {
  const { screen, person } = openBook()
  await person.click(await screen.findByRole('button', { name: 'Show the text' }))
  expect(screen.getByRole('region', { name: 'Text of the page' })).toHaveTextContent('Words of page 1 go on here.')
  expect(localStorage.getItem('reader-text')).toBe('shown')
})

test('the page has no printed words while they are shown large', async () => {
  const { screen, person } = openBook()
  const cover = await screen.findByRole('region', { name: 'Cover' })
  const pictures = () => [...cover.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))
  expect(pictures()).toEqual(['/api/resources/7/pages/1/800?v=1'])
  await person.click(screen.getByRole('button', { name: 'Show the text' }))
  expect(pictures()).toEqual(['/api/resources/7/pages/1/800?v=1', '/api/resources/7/pages/1/wordless?v=1'])
})

test('a translated page shows its words beside the picture', async () => {
  const { screen } = openBook()
  const cover = await screen.findByRole('region', { name: 'Cover' })
  const words = within(cover).getByText('Words of page 1')
  words.textContent = 'Mots de la page 1'
  expect(await screen.findByRole('region', { name: 'Text of the page' })).toBeVisible()
})

test('makes a certificate with a name that is then discarded', async () => {
  const { screen, person } = openBook()
  const sent = answer(createCertificateLink, { url: '#certificate' })
  await person.click(await screen.findByRole('button', { name: 'Certificate' }))
  await person.type(await screen.findByLabelText('Child’s name (optional)'), 'Zoë')
  await person.click(screen.getByRole('button', { name: 'Make the certificate' }))
  expect(await screen.findByRole('link', { name: 'Download the certificate' })).toHaveAttribute('href', '#certificate')
  expect(sent.map(({ body }) => body)).toEqual([{ resource_id: 7, child_name: 'Zoë' }])
  await person.click(screen.getByRole('button', { name: 'Make another one' }))
  expect(screen.getByLabelText('Child’s name (optional)')).toHaveValue('')
})

test('reports an unprintable name at the field, and hands it to the browser’s own print', async () => {
  const { screen, person } = openBook()
  answer(viewClassCertificate, {
    ...{ title: 'Temi', school: '', giver: '', organisation: '', drawing: '<svg/>', ink: '#000', on_hill: '#fff' },
    letters: [[32, 382]],
  })
  answer(createCertificateLink, () => failure('certificate/name-unprintable'))
  await person.click(await screen.findByRole('button', { name: 'Certificate' }))
  await person.type(screen.getByLabelText('Child’s name (optional)'), '名')
  await person.click(screen.getByRole('button', { name: 'Make the certificate' }))
  await waitFor(() => expect(screen.getByLabelText('Child’s name (optional)')).toBeInvalid())
  expect(screen.getByLabelText('Child’s name (optional)')).toHaveAccessibleDescription(/do not have every letter/)
  await person.click(screen.getByRole('link', { name: 'Print it with this browser' }))
  expect(await screen.findByLabelText('Names')).toHaveValue('名')
  expect(document.querySelector('.certificate-pages .certificate-name')).toHaveTextContent('名')
})

test('a failure to register the view goes unnoticed', async () => {
  const { screen } = openBook()
  answer(registerView, () => failure('internal'))
  expect(await screen.findByRole('region', { name: 'Cover' })).toBeVisible()
  await waitFor(() => expect(console.info).toHaveBeenCalledWith('The view was not registered:', expect.any(String)))
})

test.each([
  ['without a school', sampleUser()],
  ['of a rejected school', sampleUser({ school: sampleStaff('rejected').school })],
])('a locked book says why, and what to do, to a parent %s', async (_who, user) => {
  const { screen } = renderPage('/resources/view/7', { user })
  answer(viewResource, sampleStorybook({ is_locked: true }))
  expect(await screen.findByRole('link', { name: 'Add the school code' })).toBeVisible()
  expect(screen.getByText(/once you have joined your child’s school/)).toBeVisible()
})

test.each(['404', '0x10', '1e3'])('there is no book %s', async (id) => {
  const { screen } = renderPage(`/resources/view/${id}`, { user: sampleUser() })
  answer(viewResource, () => failure('not-found'))
  expect(await screen.findByRole('heading', { name: 'Page not found:' })).toBeVisible()
  expect(screen.getByText('The page you are looking for does not exist.')).toBeVisible()
})

test('offline, a book that is not there says so, with a way back, and opens with the connection', async () => {
  const { screen } = openBook()
  onlineManager.setOnline(false)
  try {
    expect(await screen.findByText(/^You are offline, and this book is not on this device/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to the shelf' })).toHaveAttribute('href', '/resources')
  } finally {
    onlineManager.setOnline(true)
  }
  expect(await screen.findByRole('region', { name: 'Cover' })).toBeVisible()
})

test('a failed load can be retried', async () => {
  const { screen, person } = openBook()
  let answers = 0
  answer(viewBook, () => (answers++ === 0 ? failure('internal') : ok(sampleBook())))
  await person.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'Cover' })).toBeVisible()
})

test('a picture refused for an expired session ends the session; the place stays stored', async () => {
  const { screen, at } = openBook()
  const cover = await screen.findByRole('img', { name: 'Drawing 1' })
  answer(viewUser, () => failure('not-authorised'))
  fireEvent.error(cover)
  expect(await screen.findByText('You have been logged out')).toBeVisible()
  expect(at()).toBe('/login?next=%2Fresources%2Fview%2F7')
})
