import { waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Showcase, viewShowcase } from '#contract/showcase.ts'
import { answer, failure } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'

const pictures = (name: string) => ({ image: `/${name}-small`, image_large: `/${name}-large` })
const showcase: Showcase = {
  covers: [1, 2, 3, 4, 5].map((id) => ({ id, title: `Book ${id}`, aspect: 4 / 3, ...pictures(`cover-${id}`) })),
  book: {
    id: 1,
    title: 'Book 1',
    aspect: 4 / 3,
    pages: [1, 2, 3].map((number) => ({ number, alt: `Drawing ${number}`, ...pictures(`page-${number}`) })),
  },
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= vi.fn(function (this: HTMLDialogElement) {
    this.open = true
  })
  HTMLDialogElement.prototype.close ??= vi.fn(function (this: HTMLDialogElement) {
    this.open = false
  })
})

function open(path: string, data: Showcase = showcase) {
  const page = renderPage(path)
  answer(viewShowcase, data)
  return page
}

test.each(['/login', '/register', '/about'])('%s shows covers and the first pages of a book', async (path) => {
  const { screen } = open(path)
  const board = await screen.findByRole('list', { name: 'Storybooks' })
  expect(within(board).getAllByRole('img', { name: /^Book/ })).toHaveLength(3)
  const cover = screen.getByRole('img', { name: 'Book 5' })
  expect([cover.getAttribute('width'), cover.getAttribute('height')]).toEqual(['480', '360'])
  const inside = screen.getByRole('region', { name: 'Look inside Book 1' })
  const links = within(inside).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(['Cover', 'Page 1', 'Page 2'])
})

test('a page opens large, and is turned by buttons and arrow keys', async () => {
  const { screen, person } = open('/login')
  const link = await screen.findByRole('link', { name: 'Page 1' })
  link.focus()
  await person.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Book 1' }))
  expect(dialog.getByRole('img', { name: 'Drawing 2' })).toBeVisible()
  await person.click(dialog.getByRole('button', { name: 'Next page' }))
  expect(dialog.getByRole('img', { name: 'Drawing 3' })).toBeVisible()
  await person.keyboard('{ArrowRight}')
  expect(dialog.getByRole('img', { name: 'Drawing 1' })).toBeVisible()
  await person.keyboard('{ArrowLeft}')
  expect(dialog.getByRole('img', { name: 'Drawing 3' })).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Register free to read the whole book' })).toBeVisible()
  await person.click(dialog.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('without books there is the drawing alone', async () => {
  const { screen, container } = open('/login', { covers: [], book: null })
  await waitFor(() => expect(container.querySelector('svg[viewBox="0 0 480 330"]')).toBeInTheDocument())
  expect(screen.queryByRole('list', { name: 'Storybooks' })).not.toBeInTheDocument()
  expect(screen.queryByText(/Look inside/)).not.toBeInTheDocument()
})

test('the log-in works when the books cannot be fetched', async () => {
  const { screen, container } = renderPage('/login')
  answer(viewShowcase, () => failure('internal'))
  expect(await screen.findByLabelText('E-mail address')).toBeVisible()
  await waitFor(() => expect(container.querySelector('svg[viewBox="0 0 480 330"]')).toBeInTheDocument())
})
