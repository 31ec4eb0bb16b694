import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { User } from '#contract/accounts.ts'
import { viewBookDetails } from '#contract/books.ts'
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
  answer(viewBookDetails, { resource: sampleStorybook(), spreads: [], papers, handout: [8, 9], has_lesson: false })
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
    'Teach with the board',
    'Put it on the board',
    'Plan and sheets (PDF)',
    'Get it ready for Monday',
  ])
  expect(ways('Finish')).toEqual(['Certificates for the class'])
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
