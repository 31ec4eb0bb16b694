import { within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type GrantFigures, viewGrants } from '#contract/grants.ts'
import { viewOverview } from '#contract/overview.ts'
import { schoolYears } from '#contract/school-years.ts'
import { answer, failure } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { rowsOf } from '../../../testing/rows-of.ts'
import { quietOverview, sampleUser } from '../../../testing/samples.ts'

const years = schoolYears('2026-11-28', '2025-10-01')
const figures = {
  classes: 1340,
  schools: 45,
  readings: 2400,
  lessons: 210,
  lesson_schools: 40,
  entered: 120,
  children: 3350,
}
const nothing = {
  ...{
    classes: null,
    schools: null,
    readings: null,
    lessons: null,
    lesson_schools: null,
    entered: null,
    children: null,
  },
}
const id = 'f7c3bc1d-808e-4732-adf6-7965ccc34ca7'
const data: GrantFigures = {
  ...{ year: years[0], years, as_of_time: '2026-11-28T14:05:00.000Z', total: figures },
  regions: [
    { ...figures, classes: 20, region: 'South East' },
    { ...nothing, region: '' },
  ],
  sessions: [{ id, reference: 'B-7K2M', day: '2026-10-05', school: 'Tidewell Primary School', format: 'in-person' }],
  ...{ sessions_held: 23, session_schools: 19 },
}
function open(rights: 'support' | 'moderator' = 'moderator', path = '/admin/grants') {
  const page = renderPage(path, { user: sampleUser({ role: 'admin', rights }) })
  answer(viewOverview, quietOverview)
  return page
}
const said =
  'In 2026/27, by 28 November 2026, at least 1,340 classes in 45 schools read our books together, at least 210 lessons were taught with our plans in 40 schools and 23 enterprise sessions were held in 19 schools. Teachers counted at least 3,350 children in 120 classes.'

test('the line is copied as it is read, and each of its numbers leads to the rows that it counts', async () => {
  const { screen, person } = open()
  answer(viewGrants, data)
  const line = await screen.findByRole('region', { name: 'A line for your application' })
  expect(line).toHaveTextContent(said)
  const links = within(line).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['1,340 classes', '#regions'],
    ['45 schools', '#regions'],
    ['210 lessons', '#regions'],
    ['40 schools', '#regions'],
    ['23 enterprise sessions', '#sessions'],
    ['19 schools', '#sessions'],
    ['3,350 children', '#regions'],
    ['120 classes', '#regions'],
  ])
  for (const target of ['regions', 'sessions']) expect(document.getElementById(target)).toHaveProperty('tagName', 'H2')
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await person.click(within(line).getByRole('button', { name: 'Copy the line' }))
  expect(written).toHaveBeenCalledWith(said)
  expect(await within(line).findByText(/^Copied/)).toBeVisible()
})

test('the rows say what the line says, and are files', async () => {
  const { screen } = open()
  answer(viewGrants, data)
  expect(rowsOf(await screen.findByRole('table', { name: 'What classes did, by region' })).slice(1)).toEqual([
    ['South East', '20', '45', '2,400', '210', '40', '120', '3,350'],
    ['All regions', '1,340', '45', '2,400', '210', '40', '120', '3,350'],
  ])
  expect(screen.getByText('Too few classes to show in schools whose region is not known.')).toBeVisible()
  const sessions = within(screen.getByRole('region', { name: 'Sessions that were held' }))
  expect(sessions.getByRole('listitem')).toHaveTextContent(
    'Tidewell Primary School5 October 2026 · at the schoolB-7K2M',
  )
  expect(screen.getByText('The file has 22 more.')).toBeVisible()
  expect(sessions.getByRole('link', { name: /Tidewell/ })).toHaveAttribute('href', `/admin/bookings/${id}`)
  expect(screen.getAllByRole('link', { name: /CSV/ }).map((link) => link.getAttribute('href'))).toEqual([
    '/api/admin/grants/evidence/export?year=2026-27',
    '/api/admin/grants/sessions/export?year=2026-27',
    '/api/admin/schools/export',
    '/api/admin/bookings/export',
  ])
})

test('files with people in them are for those who may export', async () => {
  const { screen } = open('support')
  answer(viewGrants, data)
  expect(await screen.findByText(/^Ask a moderator or an owner to download schools/)).toBeVisible()
  expect(screen.getAllByRole('link', { name: /CSV/ })).toHaveLength(2)
})

test('what is too little is left out of the line', async () => {
  const { screen } = open()
  answer(viewGrants, {
    ...{ ...data, total: { ...nothing, classes: 5 }, sessions_held: 1, session_schools: 1, year: years[1] ?? years[0] },
  })
  expect(await screen.findByRole('region', { name: 'A line for your application' })).toHaveTextContent(
    'In 2025/26, at least 5 classes read our books together and 1 enterprise session was held in 1 school.',
  )
})

test('while nothing can be said, an example shows what the line will be', async () => {
  const { screen } = open()
  answer(viewGrants, { ...data, total: nothing, regions: [], sessions: [], sessions_held: 0, session_schools: 0 })
  expect(await screen.findByText('The line comes with five classes of three schools')).toBeVisible()
  expect(screen.getByText('Example')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Copy the line' })).toBeNull()
  expect(screen.getByText(/^None has been held in this school year/)).toBeVisible()
})

test('a year that is not there leads to this one', async () => {
  const { screen, person } = open('moderator', '/admin/grants?year=1999-00')
  answer(viewGrants, ({ url }) => (url.searchParams.has('year') ? failure('not-found') : Response.json({ data })))
  await person.click(await screen.findByRole('button', { name: 'Show this school year' }))
  expect(await screen.findByRole('region', { name: 'A line for your application' })).toBeVisible()
})
