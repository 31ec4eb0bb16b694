import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { importRegister, type RegisterImport, viewRegister } from '#contract/register.ts'
import { answer, failure, ok } from '../../testing/fake-api.ts'
import { fakeUploads } from '../../testing/fake-upload.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleUser } from '../../testing/samples.ts'

beforeEach(fakeUploads)

const latest = (changes: Partial<RegisterImport> = {}): RegisterImport => ({
  kind: 'schools',
  register: 'gias',
  state: 'finished',
  part: 1,
  rows: 50_000,
  added: 120,
  changed: 900,
  closed: 0,
  unnamed: 0,
  bad_rows: [],
  bad_count: 0,
  absent_columns: [],
  problem: '',
  start_time: '2026-11-20T08:00:00.000Z',
  finish_time: '2026-11-20T08:01:00.000Z',
  ...changes,
})
const none = { schools: 0, open_schools: 0, closed_on_portal: 0, lists: [], latest: null }
const some = (changes?: Partial<RegisterImport>) => ({
  schools: 52_000,
  open_schools: 49_000,
  closed_on_portal: 0,
  lists: [{ register: 'gias' as const, open_schools: 49_000, import_time: '2026-11-20T08:01:00.000Z' }],
  latest: latest(changes),
})
const file = new File(['URN'], 'edubasealldata.csv', { type: 'text/csv' })

async function open(state: typeof none | ReturnType<typeof some>) {
  const page = renderPage('/admin/register', { user: sampleUser({ role: 'admin' }) })
  answer(viewRegister, state)
  await page.screen.findByRole('heading', { level: 1, name: 'Register of schools' })
  return page
}

test('uploads a first register, follows the import, and reports the rows that could not be read', async () => {
  const { screen, person } = await open(none)
  await screen.findByText('There is no register yet')
  const running = some({ state: 'running', part: 0.4, rows: 20_000, added: 20_000, changed: 0, finish_time: '' })
  const sent = answer(importRegister, running)
  let asked = 0
  answer(viewRegister, () => {
    asked++
    return ok(asked < 2 ? running : some({ bad_rows: [{ line: 7, reason: 'its URN is “x”' }], bad_count: 1 }))
  })
  await person.upload(await screen.findByLabelText(/Upload a list of schools/), file)
  expect(await screen.findByRole('progressbar', { name: 'Importing the register' })).toHaveAttribute('value', '0.4')
  expect(screen.getByText('20,000 rows: 20,000 new, 0 changed, 0 unchanged.')).toBeVisible()
  expect(screen.queryByLabelText(/Upload a list of schools/)).toBeNull()
  await waitFor(() => expect(screen.getByText(/^Schools in England imported on/)).toBeVisible())
  await person.click(screen.getByText('One row could not be read'))
  expect(screen.getByText('its URN is “x”')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a file that is not the register is refused with the reason', async () => {
  const { screen, person } = await open(some())
  expect(await screen.findByText('49,000', { selector: 'b' })).toBeVisible()
  answer(importRegister, () => failure('register/unreadable'))
  await person.upload(screen.getByLabelText(/Upload a list of schools/), file)
  const refusal = await screen.findByText('This is not a list of schools that the portal reads.')
  expect(refusal.closest('[role=alert]')).toHaveTextContent('Nothing was imported')
})

test('says how an interrupted import will resume', async () => {
  const { screen } = await open(some({ state: 'stopped', finish_time: '', part: 0.3 }))
  expect(await screen.findByText(/was interrupted/)).toBeVisible()
  expect(screen.getByText('Upload the same file again to continue where it stopped.')).toBeVisible()
  expect(screen.getByLabelText(/Upload a list of schools/)).toBeEnabled()
})

test('a list that seems older is imported when the operator insists', async () => {
  const { screen, person } = await open(some())
  answer(importRegister, () => failure('register/older'))
  await person.upload(await screen.findByLabelText(/Upload a list of schools/), file)
  await screen.findByText('This list seems to be older than the one that was imported last.')
  const insisted = answer(importRegister, some({ closed: 3, unnamed: 0 }))
  await person.click(screen.getByRole('button', { name: 'It is the newer one: import it' }))
  expect(await screen.findByText('3 schools are no longer in the list: closed.')).toBeVisible()
  expect(insisted).toHaveLength(1)
})
