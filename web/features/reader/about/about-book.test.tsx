import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { User } from '#contract/accounts.ts'
import { viewBookDetails } from '#contract/books.ts'
import type { CurriculumRow } from '#contract/curriculum.ts'
import { listEditions } from '#contract/editions.ts'
import { listCategories } from '#contract/resources.ts'
import { samplePlan } from '#contract/testing/sample-resource.ts'
import { answer } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { sampleStaff, sampleUser } from '../../../testing/samples.ts'
import { sampleStorybook } from '../testing/sample-book.ts'

async function open(user: User) {
  answer(listEditions, [])
  answer(listCategories, [])
  const papers = [
    samplePlan({ id: 8, title: 'The plan', belongs_to: 7 }),
    samplePlan({ id: 9, title: 'The sheet', category: 'activity-sheet', belongs_to: 7 }),
  ]
  answer(viewBookDetails, {
    resource: sampleStorybook(),
    spreads: [],
    papers,
    handout: [8, 9],
    has_lesson: false,
    curriculum: [],
    nation: null,
  })
  const { screen } = renderPage('/resources/books/7', { user })
  await screen.findByText('The sheet')
  const ways = (group: string) =>
    within(screen.getByRole('region', { name: group }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .filter(Boolean)
  return { screen, ways }
}

test('the page of a book has three groups for a teacher, and the licence at its foot', async () => {
  const { screen, ways } = await open(sampleStaff('approved'))
  expect(ways('Read')).toEqual(['Open the book', 'Read with your class'])
  expect(ways('Teach')).toEqual([
    'Lead a lesson',
    'Put it on the board',
    'Plan and sheets (PDF)',
    'Get it ready for Monday',
  ])
  expect(ways('Finish')).toEqual(['Certificates for the class', 'Card for families'])
  const licence = screen.getByText(/You may copy this/)
  const after = licence.compareDocumentPosition(screen.getByText('The sheet'))
  expect(after & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy()
})

test('a parent reads and gets a certificate; the sheet comes first, and the teacher’s papers are folded', async () => {
  const { screen, ways } = await open(sampleUser())
  expect(ways('Read')).toEqual(['Read it together'])
  expect(ways('Finish')).toEqual(['Certificate'])
  expect(screen.queryByRole('region', { name: 'Teach' })).toBeNull()
  expect(screen.getByText('The sheet').closest('details')).toBeNull()
  expect(screen.getByText('The plan').closest('details')).toHaveTextContent('For teachers: 1 paper')
})

const row: CurriculumRow = {
  ...{ nation: 'england', document: 'Citizenship', edition: '2015', area: 'Active citizens', code: '2i' },
  ...{ statement: 'where money comes from', is_quoted: true, covers: 'Page 5.' },
  ...{ source: 'https://england.example/', read_on: '2026-11-28' },
}

const scottish: CurriculumRow = { ...row, nation: 'scotland', document: 'Social studies', code: '', is_quoted: false }

test('staff see what the book covers in their nation first, and copy it; parents do not', async () => {
  const details = {
    ...{ resource: sampleStorybook({ reading_year: 3 }), spreads: [], papers: [], handout: [], has_lesson: false },
    curriculum: [row, scottish],
  }
  answer(listEditions, [])
  answer(listCategories, [])
  answer(viewBookDetails, { ...details, nation: 'scotland' })
  const { screen, person } = renderPage('/resources/books/7', { user: sampleStaff('approved') })
  const covers = within(await screen.findByRole('region', { name: 'What it covers' }))
  const [first, second] = covers.getAllByRole('heading', { level: 3, hidden: true })
  expect(first).toHaveTextContent('Social studies')
  expect(second?.closest('details')).not.toHaveAttribute('open')
  expect(screen.getByText('about P4')).toBeInTheDocument()
  await person.click(covers.getByRole('button', { name: 'Copy the table for Scotland' }))
  expect(await covers.findByText(/^Copied\./)).toBeInTheDocument()
  expect(await navigator.clipboard.readText()).toContain('Social studies (2015)\tActive citizens\twhere money')
})

test('parents read nothing of curricula, and each nation’s year where theirs is not known', async () => {
  answer(listEditions, [])
  answer(listCategories, [])
  answer(viewBookDetails, {
    ...{ resource: sampleStorybook({ reading_year: 3 }), spreads: [], papers: [], handout: [], has_lesson: false },
    ...{ curriculum: [row], nation: null },
  })
  const { screen } = renderPage('/resources/books/7', { user: sampleUser() })
  expect(await screen.findByText('about Year 3 (P4 in Scotland, Year 4 in Northern Ireland)')).toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'What it covers' })).not.toBeInTheDocument()
})
