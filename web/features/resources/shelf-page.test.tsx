import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { viewPage } from '#contract/general-pages.ts'
import { listCategories, listResources, type Resource } from '#contract/resources.ts'
import { sampleResource } from '#contract/testing/sample-resource.ts'
import { answer, failure, ok } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleStaff, sampleUser } from '../../testing/samples.ts'

const book = sampleResource()
const plan = sampleResource({ id: 2, title: 'A shop for a day', category: 'lesson-plan', belongs_to: 1, minutes: 60 })

function open(resources: Resource[] = [book, plan], { path = '/resources', user = sampleStaff('approved') } = {}) {
  localStorage.setItem('intro_done', 'true')
  answer(listResources, resources)
  answer(listCategories, [])
  return renderPage(path, { user })
}

const cards = () => screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent)

describe('the shelf', () => {
  it('shows one card per resource, with its category, title and link', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Books and resources' })).toBeVisible()
    const card = await screen.findByRole('article', { name: book.title })
    expect(within(card).getByText('Storybook')).toBeVisible()
    expect(within(card).getByText('Ages 6 to 9')).toBeVisible()
    expect(within(card).getByRole('link')).toHaveAttribute('href', '/resources/view/1')
    expect(card.querySelector('img')).toHaveAttribute('srcset', expect.stringContaining(`${book.image_large} 960w`))
    expect(cards()).toEqual([book.title, plan.title])
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('Resources')
  })

  it('filters at once, marks what is active and keeps it in the address', async () => {
    const { person, at } = open()
    await person.click(await screen.findByRole('button', { name: 'Lesson plan' }))
    expect(cards()).toEqual([plan.title])
    expect(screen.getByRole('button', { name: 'Lesson plan' })).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'false')
    expect(at()).toBe('/resources?category=lesson-plan')
    await person.click(screen.getByRole('button', { name: 'All' }))
    expect(cards()).toEqual([book.title, plan.title])
    expect(at()).toBe('/resources')
  })

  it('opens on the filter that the address names', async () => {
    open([book, plan], { path: '/resources?category=storybook' })
    expect(await screen.findByRole('button', { name: 'Storybook' })).toHaveAttribute('aria-pressed', 'true')
    expect(cards()).toEqual([book.title])
  })

  it('says when there are no books', async () => {
    open([])
    expect(await screen.findByText('No books found')).toBeVisible()
    expect(screen.queryByRole('list', { name: 'Show' })).not.toBeInTheDocument()
  })

  it('shows blank covers while it waits, and offers another try when that fails', async () => {
    const answers = [failure('not-allowed'), ok([book])]
    localStorage.setItem('intro_done', 'true')
    answer(listCategories, [])
    let sawCovers = () => {}
    const isSeen = new Promise<void>((resolve) => {
      sawCovers = resolve
    })
    answer(listResources, () => isSeen.then(() => answers.shift() ?? ok([])))
    const { person } = renderPage('/resources', { user: sampleUser() })
    expect(await screen.findByText('Loading the books')).toBeInTheDocument()
    sawCovers()
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the books')
    await person.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('article', { name: book.title })).toBeVisible()
  })

  it('says why a book is locked, and marks drafts', async () => {
    open(
      [
        { ...book, is_locked: true },
        { ...plan, is_locked: true },
        sampleResource({ id: 3, is_draft: true, title: 'New' }),
      ],
      {
        user: sampleUser({ school: sampleStaff('pending').school }),
      },
    )
    const locked = await screen.findByRole('link', { name: book.title })
    expect(locked).toHaveAccessibleDescription('Opens when your school has been approved')
    expect(screen.getByRole('link', { name: plan.title })).toHaveAccessibleDescription(/Opens when your school/)
    expect(within(screen.getByRole('article', { name: 'New' })).getByText('Draft')).toBeVisible()
  })

  it('is not for an address that is not confirmed', async () => {
    const { at } = open([book], { user: sampleUser({ status: 'not-active', emailVerified: false }) })
    expect(await screen.findByRole('article', { name: book.title })).toBeVisible()
    expect(at()).toBe('/not-active')
  })
})

it('unfolds five ways to use the books', async () => {
  const { person } = open()
  const button = await screen.findByRole('button', { name: 'Five ways to use the books' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  await person.click(button)
  const ways = screen.getByRole('region', { name: 'Five ways to use the books in teaching' })
  expect(within(ways).getAllByRole('listitem')).toHaveLength(5)
})

const tourTitles: Record<string, string> = {
  'tour-bookshelf': "Here's your bookshelf",
  'tour-more-resources': 'Learn more here',
  'tour-book-session': 'Take it further',
  'tour-get-started': 'Get started!',
}

describe('the tour', () => {
  afterEach(() => vi.useRealTimers())

  async function visit(user = sampleStaff('approved')) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
    const before = Date.now()
    answer(listResources, [book])
    answer(listCategories, [])
    answer(viewPage, ({ url }) => {
      const name = url.pathname.split('/').at(-1) ?? ''
      return name in tourTitles ? ok({ name, title: tourTitles[name], details: '<p>Look.</p>' }) : failure('not-found')
    })
    const page = renderPage('/resources', { user })
    await screen.findByRole('article', { name: book.title })
    vi.advanceTimersByTime(1990 - (Date.now() - before))
    return page
  }

  it('starts after 2000 ms, opens by focus, leaves out what is absent or has no text, and never comes again', async () => {
    // A parent books no session, so that the menu does not offer one.
    const parent = sampleUser()
    const page = await visit(parent)
    expect(screen.queryByRole('button', { name: /Show me round/ })).not.toBeInTheDocument()
    vi.advanceTimersByTime(2000)
    const beacon = await screen.findByRole('button', { name: "Show me round, 1 of 3: Here's your bookshelf" })
    beacon.focus()
    for (const [title, next] of [
      ["Here's your bookshelf", 'Next'],
      ['Learn more here', 'Last'],
      ['Get started!', 'Finish'],
    ] as const) {
      const step = await screen.findByRole('alertdialog', { name: title })
      expect(localStorage.getItem('intro_done')).toBeNull()
      within(step).getByRole('button', { name: next }).click()
    }
    await waitFor(() => expect(localStorage.getItem('intro_done')).toBe('true'))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    page.unmount()
    await visit(parent)
    vi.advanceTimersByTime(5000)
    expect(screen.queryByRole('button', { name: /Show me round/ })).not.toBeInTheDocument()
  })

  it('is over when Escape is pressed', async () => {
    const { person } = await visit()
    vi.advanceTimersByTime(2000)
    const beacon = await screen.findByRole('button', { name: /Show me round/ })
    beacon.focus()
    await screen.findByRole('alertdialog')
    await person.keyboard('{Escape}')
    await waitFor(() => expect(localStorage.getItem('intro_done')).toBe('true'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  })
})
