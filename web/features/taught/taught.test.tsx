import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  addTaughtPlan,
  closeParentsPage,
  type ParentsPage,
  readTaught,
  removeTaughtPlan,
  renewTaughtCode,
  type TaughtContent,
  type TaughtList,
  viewParentsPage,
  viewTaught,
} from '#contract/taught.ts'
import { answer, failure, ok } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleStaff, sampleUser } from '../../testing/samples.ts'

const teacher = sampleStaff('approved')
const id = 'f7c3bc1d-808e-4732-adf6-7965ccc34ca7'
const plan = { id, title: 'Harbour Lights', category: 'Storybook', year: 3, term: '2026-09-01', is_taught: true }
const list: TaughtList = {
  school: 'Tidewell Primary School',
  nation: 'england',
  is_england: true,
  plans: [{ ...plan, image: '/pages/0' }],
}
const content: TaughtContent = {
  plan,
  aspect: 1.4,
  lesson: {
    steps: [
      {
        ...{ minutes: 9, title: 'Who was paying?', page: 1 },
        parts: [
          { kind: 'say', lines: ['Read page 1 aloud.'] },
          { kind: 'ask', lines: ['What was it paying with? (Time.)'] },
        ],
      },
    ],
  },
  papers: [{ id: 2, title: 'Harbour Lights: plan', pages: [['What children will learn']] }],
  pages: [0, 1].map((page) => ({
    ...{ number: page + 1, image: `/pages/${page}`, alt: `Picture ${page}` },
    text: [[{ text: `Words of page ${page}`, x: 0, y: 0, width: 1, height: 0.1 }]],
  })),
}

test('a link opens the list, and the list a lesson in words and as the class sees it', async () => {
  const { screen, person } = renderPage('/taught#K7QM2PXNHJ4R')
  const asked = answer(viewTaught, list)
  answer(readTaught, content)
  await person.click(await screen.findByRole('link', { name: /Harbour Lights.*Year 3, taught/ }))
  expect(asked[0]?.url.searchParams.get('token')).toBe('K7QM2PXNHJ4R')
  expect(await screen.findByRole('heading', { level: 1, name: 'Harbour Lights' })).toHaveFocus()
  expect(screen.getByText('Year 3: taught in the autumn term 2026.')).toBeVisible()
  await person.click(screen.getByRole('heading', { name: 'The lesson, step by step' }))
  expect(screen.getByText('What was it paying with? (Time.)')).toBeVisible()
  await person.click(screen.getByRole('heading', { name: 'As the class sees it' }))
  // Without the answer, which is the teacher's.
  expect(screen.getByText('What was it paying with?')).toBeVisible()
  expect(screen.getAllByRole('img', { name: 'Picture 1' })[0]).toHaveAttribute('src', '/pages/1')
  await person.click(screen.getByRole('heading', { name: 'The plan, word for word' }))
  expect(screen.getByText('What children will learn')).toBeVisible()
  expect(within(screen.getByRole('main')).queryByRole('link', { name: /download|PDF|print/i })).toBeNull()
  await person.click(screen.getByRole('link', { name: 'What your child is taught' }))
  expect(await screen.findByRole('heading', { level: 2, name: 'Autumn term 2026' })).toBeVisible()
})

test('what the guidance says is for England alone', async () => {
  const { screen } = renderPage('/taught#K7QM2PXNHJ4R')
  answer(viewTaught, { ...list, nation: 'scotland', is_england: false, plans: [] })
  expect(await screen.findByText(/has not chosen anything to show yet/)).toBeVisible()
  expect(screen.queryByText(/England/)).toBeNull()
})

test('a code is typed from a letter; a wrong one says so, and a failure offers another try', async () => {
  const { screen, person } = renderPage('/taught')
  let answering = () => failure('taught/no-such-code')
  answer(viewTaught, () => answering())
  const field = await screen.findByRole('textbox', { name: /Code from the school/ })
  await person.type(field, 'short{Enter}')
  expect(screen.getByText('Enter the 12 letters and digits of the code.')).toBeVisible()
  await person.clear(field)
  await person.type(field, 'k7qm 2pxn hj4r{Enter}')
  expect(await screen.findByText(/This link or code opens nothing/)).toBeVisible()
  answering = () => failure('internal')
  const again = await screen.findByRole('textbox', { name: /Code from the school/ })
  await person.type(again, 'K7QM2PXNHJ4S{Enter}')
  await screen.findByRole('button', { name: 'Try again' })
  answering = () => ok(list)
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: /Harbour Lights/ })).toBeVisible()
})

const link = {
  code: 'K7QM2PXNHJ4R',
  url: 'https://books.example/taught#K7QM2PXNHJ4R',
  qr: { size: 21, path: 'M0 0h1v1z' },
}
const page: ParentsPage = {
  ...{ school: 'Tidewell Primary School', nation: 'england', is_england: true, link: null },
  plans: [{ ...plan, resource_id: 1, is_shown: true, is_taught: false }],
  choices: [
    { id: 1, title: 'Harbour Lights', category: 'Storybook', of: '' },
    { id: 2, title: 'Harbour Lights: plan', category: 'Lesson plan', of: 'Harbour Lights' },
  ],
  terms: ['2026-04-01', '2026-09-01', '2027-01-01'],
  led: [{ resource_id: 1, title: 'Harbour Lights', term: '2026-04-01', year: null }],
}

test('a teacher chooses, takes over from lessons, marks, removes, and makes the link', async () => {
  const { screen, person } = renderPage('/your-school/taught', { user: teacher })
  let shown = page
  answer(viewParentsPage, () => ok(shown))
  await person.click(await screen.findByRole('button', { name: 'Add' }))
  expect(screen.getAllByText('Choose a book or paper.').length).toBeGreaterThan(0)
  expect(screen.getAllByText('Choose a year.').length).toBeGreaterThan(0)
  const added = answer(addTaughtPlan, {})
  await person.selectOptions(screen.getByRole('combobox', { name: 'Book or paper' }), '1')
  await person.selectOptions(screen.getAllByRole('combobox', { name: 'Year' })[0] as HTMLElement, '2')
  await person.selectOptions(screen.getByRole('combobox', { name: 'When' }), '2027-01-01')
  await person.click(screen.getByRole('radio', { name: 'It will be taught' }))
  await person.click(screen.getByRole('button', { name: 'Add' }))
  await screen.findByText('Parents can see it.')
  const takeOver = screen.getByRole('button', { name: 'Add Harbour Lights, Summer term 2026' })
  await person.click(takeOver)
  const led = within(screen.getByRole('region', { name: 'From your lessons' }))
  expect(led.getByText('Choose a year.')).toBeVisible()
  await person.selectOptions(led.getByRole('combobox', { name: 'Year' }), '3')
  await person.click(takeOver)
  await person.click(screen.getByRole('button', { name: 'Harbour Lights was taught' }))
  expect(added.map(({ body }) => body)).toEqual([
    { resource_id: 1, year: 2, term: '2027-01-01', is_taught: false },
    { resource_id: 1, year: 3, term: '2026-04-01', is_taught: true },
    { resource_id: 1, year: 3, term: '2026-09-01', is_taught: true },
  ])
  const removed = answer(removeTaughtPlan, {})
  await person.click(screen.getByRole('button', { name: 'Remove Harbour Lights' }))
  expect(removed[0]?.url.pathname).toContain(id)
  const renewed = answer(renewTaughtCode, () => {
    shown = { ...page, link }
    return ok({})
  })
  await person.click(screen.getByRole('button', { name: 'Make the link' }))
  expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveValue(link.url)
  expect(renewed[0]?.body).toEqual({ replaces: '' })
  await person.click(screen.getByRole('button', { name: 'Close the page' }))
  const closed = answer(closeParentsPage, () => failure('internal'))
  const dialog = await screen.findByRole('dialog', { name: 'Close the page?' })
  await person.click(within(dialog).getByRole('button', { name: 'Close the page' }))
  expect(await within(dialog).findByText('The link is as it was')).toBeVisible()
  expect(closed).toHaveLength(1)
})

test('the letter has the square, the address and the code, and is nobody’s but staff’s', async () => {
  const { screen } = renderPage('/your-school/taught/letter', { user: teacher })
  answer(viewParentsPage, { ...page, link })
  expect(await screen.findByRole('img', { name: 'QR code that opens the page' })).toBeVisible()
  expect(screen.getByText('books.example/taught')).toBeVisible()
  expect(screen.getByText('K7QM 2PXN HJ4R')).toBeVisible()
  expect(screen.getByRole('link', { name: 'statutory guidance' })).toBeVisible()
})

test('parents and schools without a link are told what to do', async () => {
  const { screen, unmount } = renderPage('/your-school/taught', { user: sampleUser() })
  expect(await screen.findByText('Schools choose here what parents can read of what is taught.')).toBeVisible()
  unmount()
  const letter = renderPage('/your-school/taught/letter', { user: teacher })
  answer(viewParentsPage, page)
  expect(await letter.screen.findByText('There is no link to print yet')).toBeVisible()
})

test('of many lessons the latest five are there, and the others when they are asked for', async () => {
  const led = [6, 5, 4, 3, 2, 1].map((year) => ({ resource_id: 1, title: 'Harbour Lights', term: '2026-04-01', year }))
  const { screen, person } = renderPage('/your-school/taught', { user: teacher })
  answer(viewParentsPage, { ...page, led })
  const lessons = within(await screen.findByRole('region', { name: 'From your lessons' }))
  expect(lessons.queryByRole('button', { name: 'Add Harbour Lights, Year 1, Summer term 2026' })).toBeNull()
  await person.click(lessons.getByRole('button', { name: 'Show all 6 lessons' }))
  expect(lessons.getByRole('button', { name: 'Add Harbour Lights, Year 1, Summer term 2026' })).toBeVisible()
  await person.click(lessons.getByRole('button', { name: 'Show fewer lessons' }))
  expect(lessons.getAllByRole('listitem')).toHaveLength(5)
})
