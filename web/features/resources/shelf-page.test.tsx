import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { viewPage } from '#contract/general-pages.ts'
import { listCategories, listResources, type Resource, searchResources } from '#contract/resources.ts'
import { type ShelfCoverage, viewShelfCoverage } from '#contract/school-year.ts'
import { samplePlan, sampleResource } from '#contract/testing/sample-resource.ts'
import { answer, failure, ok } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleStaff, sampleUser } from '../../testing/samples.ts'

const book = sampleResource()
const plan = sampleResource({ id: 2, title: 'A shop for a day', category: 'lesson-plan', belongs_to: 1, minutes: 60 })

const noCoverage: ShelfCoverage = { nation: null, books: [] }

function open(
  resources: Resource[] = [book, plan],
  { path = '/resources', user = sampleStaff('approved'), coverage = noCoverage } = {},
) {
  localStorage.setItem('intro_done', 'true')
  answer(listResources, resources)
  answer(viewShelfCoverage, coverage)
  answer(listCategories, [])
  return renderPage(path, { user })
}

const cards = () => screen.getAllByRole('article').map((card) => within(card).getAllByRole('link')[0]?.textContent)

describe('the shelf', () => {
  it('shows one card per resource, with its category, title and link', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Books and resources' })).toBeVisible()
    const card = await screen.findByRole('article', { name: book.title })
    expect(within(card).getByText('Storybook')).toBeVisible()
    expect(within(card).getByText('Ages 6 to 9')).toBeVisible()
    const door = within(card).getByRole('link', { name: `${book.title} Teach it` })
    expect(door).toHaveAttribute('href', '/resources/books/1')
    const button = within(card).getByRole('link', { name: `Open the book ${book.title}` })
    expect(button).toHaveAttribute('href', '/resources/view/1')
    expect(screen.getByRole('link', { name: plan.title })).toHaveAttribute('href', '/resources/view/2')
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

  it('narrows to a year as the nation of the school calls it, with the papers of its books', async () => {
    const older = sampleResource({ id: 3, title: 'They Had a Go', age_from: 9, age_to: 11 })
    const early = sampleResource({ id: 4, title: 'Sock Shop', reading_year: 1 })
    const plans = samplePlan({ id: 5, title: 'A plan for older ones', belongs_to: 3 })
    const letter = sampleResource({ id: 6, title: 'A letter', category: 'introduction', age_from: 3, age_to: 18 })
    const { person, at } = open([book, plan, older, plans, early, letter], {
      coverage: { nation: 'scotland', books: [] },
    })
    const years = await screen.findByRole('combobox', { name: 'Year group' })
    expect(within(years).getAllByRole('option')).toHaveLength(7)
    await person.selectOptions(years, 'P4')
    expect(at()).toBe('/resources?year=3')
    expect(cards()).toEqual([book.title, plan.title, early.title])
    expect(screen.getByText('3 books and papers for P4')).toBeInTheDocument()
    await person.selectOptions(years, 'P7')
    expect(cards()).toEqual([older.title, plans.title])
    await person.click(screen.getByRole('button', { name: 'Storybook' }))
    expect(at()).toBe('/resources?year=6&category=storybook')
    expect(cards()).toEqual([older.title])
    await person.selectOptions(years, 'P2')
    expect(cards()).toEqual([early.title])
  })

  it('says so when no book is for the year, and takes the way back to the list of years', async () => {
    const { person, at } = open([book, plan], { path: '/resources?year=1' })
    expect(await screen.findByText('No book for Year 1 yet')).toBeVisible()
    expect(screen.queryByRole('article')).not.toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Show all years' }))
    expect(at()).toBe('/resources')
    expect(cards()).toEqual([book.title, plan.title])
    expect(screen.getByRole('combobox', { name: 'Year group' })).toHaveFocus()
  })

  it('says how much of the curriculum a book covers, and what the classes have had', async () => {
    const books = [1, 2, 3, 4].map((id) => sampleResource({ id, title: `Book ${id}` }))
    const coverage: ShelfCoverage = {
      nation: 'wales',
      books: [
        { id: 1, rows: 9, covered: 3 },
        { id: 2, rows: 9, covered: 9 },
        { id: 3, rows: 1, covered: 0 },
      ],
    }
    open(books, { coverage })
    const said = async (title: string) =>
      within(await screen.findByRole('article', { name: title })).queryByText(/curriculum/)?.textContent
    expect(await said('Book 1')).toBe('9 curriculum rows, 3 covered this year')
    expect(await said('Book 2')).toBe('9 curriculum rows, all covered this year')
    expect(await said('Book 3')).toBe('1 curriculum row')
    expect(await said('Book 4')).toBeUndefined()
  })

  it('folds the papers away for parents, and has no students', async () => {
    const { person } = open([book, plan], { user: sampleUser() })
    const drawer = await screen.findByRole('button', { name: `Talk about it: 1 paper: ${book.title}` })
    expect(screen.getByRole('link', { name: `${book.title} Read it` })).toHaveAttribute('href', '/resources/books/1')
    expect(drawer).toHaveAttribute('aria-expanded', 'false')
    expect(cards()).toEqual([book.title])
    expect(screen.queryByText(/students/)).not.toBeInTheDocument()
    await person.click(drawer)
    expect(cards()).toEqual([book.title, plan.title])
    expect(screen.getByRole('list', { name: `Talk about it: ${book.title}` })).toBeVisible()
    await person.click(drawer)
    expect(cards()).toEqual([book.title])
    // The filter shows them as it does for teachers.
    await person.click(screen.getByRole('button', { name: 'Lesson plan' }))
    expect(cards()).toEqual([plan.title])
  })

  it('shows every one of 100 resources', async () => {
    const books = Array.from({ length: 30 }, (_, at) => sampleResource({ id: at + 1, title: `Book ${at + 1}` }))
    const papers = Array.from({ length: 70 }, (_, at) =>
      sampleResource({ id: at + 101, title: `Paper ${at + 1}`, category: 'lesson-plan', belongs_to: (at % 30) + 1 }),
    )
    open([...books, ...papers])
    expect(await screen.findByRole('article', { name: 'Book 30' })).toBeVisible()
    expect(screen.getAllByRole('article')).toHaveLength(30)
    expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(100)
  })

  it('searches while somebody types, and opens what is found at its page', async () => {
    const found = (page: number, text: string) => ({
      resource: book,
      page,
      image: '/page',
      excerpt: [
        { text: 'Bernard the ', is_match: false },
        { text, is_match: true },
      ],
    })
    answer(searchResources, ({ url }) => {
      const q = url.searchParams.get('q')
      if (q === 'gull') return ok({ corrected: '', found: [found(4, 'gull')] })
      return ok(q === 'gulll' ? { corrected: 'gull', found: [found(0, 'gull')] } : { corrected: '', found: [] })
    })
    const { person, at } = open()
    const field = await screen.findByRole('searchbox', { name: 'Search the books and papers' })
    await person.type(field, 'gull')
    expect(await screen.findByText('One book or paper has “gull”.')).toBeVisible()
    expect(at()).toBe('/resources?q=gull')
    const results = screen.getByRole('region', { name: 'Search results' })
    expect(within(results).getByRole('link', { name: book.title })).toHaveAttribute('href', '/resources/books/1')
    // As the reader counts: the story begins after the cover.
    const place = within(results).getByRole('link', { name: `Open at page 3: ${book.title}` })
    expect(place).toHaveAttribute('href', '/resources/view/1?page=4')
    expect(within(results).getByText('gull').tagName).toBe('MARK')
    // The field keeps the focus while the address changes.
    await person.keyboard('l')
    expect(await screen.findByText('Nothing has “gulll”. One book or paper has “gull”.')).toBeVisible()
    expect(screen.queryByRole('link', { name: /^Open at/ })).toBeNull()
    await person.clear(field)
    await person.type(field, 'zebra{Enter}')
    expect(await screen.findByText('Nothing on the shelf has “zebra”.')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Clear the search' }))
    expect(at()).toBe('/resources')
    expect(field).toHaveFocus()
    expect(cards()).toEqual([book.title, plan.title])
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
    answer(viewShelfCoverage, noCoverage)
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
    const { person } = open(
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
    await person.click(screen.getByRole('button', { name: /Talk about it: 1 paper/ }))
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
    answer(viewShelfCoverage, noCoverage)
    answer(viewPage, ({ url }) => {
      const name = url.pathname.split('/').at(-1) ?? ''
      return name in tourTitles ? ok({ name, title: tourTitles[name], details: '<p>Look.</p>' }) : failure('not-found')
    })
    const page = renderPage('/resources', { user })
    await screen.findByRole('article', { name: book.title })
    vi.advanceTimersByTime(Math.max(0, 1990 - (Date.now() - before)))
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
