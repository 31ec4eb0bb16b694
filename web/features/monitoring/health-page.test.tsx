import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listCases } from '#contract/cases.ts'
import { type Check, type Trouble, viewHealth } from '#contract/monitoring.ts'
import { viewOverview, viewTrends } from '#contract/overview.ts'
import { answer, failure } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { quietOverview, sampleCases, sampleUser } from '../../testing/samples.ts'

const operator = sampleUser({ role: 'admin' })
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

const well: Check = {
  name: 'clock',
  title: 'Clock',
  state: 'well',
  what: 'The clocks differ by less than a second.',
  remedy: '',
  limit: 'They differ by more than 30 seconds.',
  since_time: minutesAgo(9000),
}
const trouble: Check = {
  name: 'register',
  title: 'Register of schools',
  state: 'trouble',
  what: 'The register was imported 130 days ago.',
  remedy: 'Upload the current export.',
  limit: 'More than 120 days ago.',
  since_time: minutesAgo(60),
}
const open: Check = {
  ...well,
  name: 'backups',
  title: 'Backups',
  state: 'open',
  what: 'The portal makes no backups by itself.',
  remedy: 'Set BACKUP_TO.',
}

const quick = { slow_calls: [], lock_waits: [] }

/** The page, with what the overview of the console says. */
function show(troubles: Trouble[] = []) {
  const rendered = renderPage('/admin/health', { user: operator })
  answer(viewOverview, { ...quietOverview, troubles })
  return rendered
}

test('the worst check comes first, with what to do and where', async () => {
  const { screen } = show([{ ...trouble, name: 'mail' }])
  answer(viewHealth, { looked_time: minutesAgo(2), checks: [well, open, trouble], past: [], ...quick })
  expect(await screen.findByText('One thing is wrong')).toBeVisible()
  const main = within(screen.getByRole('main'))
  const rows = main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(rows).toEqual(['Register of schools', 'Backups', 'Clock', 'Slow in the last hour'])
  const [first, second, third] = main
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('heading', { level: 2 }))
  expect(first).toHaveTextContent('Problem since')
  expect(first).toHaveTextContent('What to do: Upload the current export.')
  expect(main.getByRole('link', { name: 'Open the register' })).toHaveAttribute('href', '/admin/register')
  expect(second).toHaveTextContent('Not set up since')
  expect(third).toHaveTextContent('Working since')
  expect(third).not.toHaveTextContent('What to do')
  expect(screen.getByText(/One more is not set up/)).toBeVisible()
  expect(screen.queryByText('The portal cannot send e-mails')).toBeNull()
  expect(screen.getByRole('link', { name: 'Set-up, 1 problem' })).toHaveAttribute('aria-current', 'true')
})

test('says when nothing is wrong, and what is over', async () => {
  const { screen } = show()
  const past = { ...trouble, begin_time: minutesAgo(5000), end_time: minutesAgo(4000) }
  answer(viewHealth, { looked_time: minutesAgo(2), checks: [well], past: [past], ...quick })
  expect(await screen.findByText('Nothing is wrong')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Problems that ended in the last 30 days' })).toHaveTextContent(
    trouble.what,
  )
  expect(screen.getByRole('link', { name: 'Health' })).toBeVisible()
})

test('says what was slow in the last hour, and what was waited for', async () => {
  const { screen, client } = show()
  answer(viewHealth, { looked_time: minutesAgo(2), checks: [well], past: [], ...quick })
  const section = await screen.findByRole('region', { name: 'Slow in the last hour' })
  expect(section).toHaveTextContent('Every call was answered within a second.')
  const call = {
    method: 'GET',
    path: '/api/user/view',
    count: 3,
    ms: 5004,
    database_ms: 4980,
    bucket_ms: 0,
    hash_ms: 0,
  }
  const lock = {
    what: 'sessions',
    waiting: 3,
    ms: 4400,
    holder: 'process 123 (psql), idle in transaction',
    held_ms: 14_000,
  }
  const last_time = minutesAgo(3)
  const slow = { slow_calls: [{ ...call, last_time }], lock_waits: [{ ...lock, last_time }] }
  answer(viewHealth, { looked_time: minutesAgo(2), checks: [well], past: [], ...slow })
  await client.invalidateQueries()
  expect(await screen.findByText('GET /api/user/view')).toBeVisible()
  expect(section).toHaveTextContent('3 calls, the slowest 5.0 s. Waiting meanwhile: 5.0 s for the database.')
  expect(section).toHaveTextContent(
    '3 statements waited for up to 4.4 s. The lock was held by process 123 (psql), idle in transaction for 14.0 s.',
  )
})

test('is not green while backups are not set up, and leads owners to the step', async () => {
  const { screen } = show()
  answer(viewHealth, { looked_time: minutesAgo(2), checks: [well, open], past: [], ...quick })
  const title = await screen.findByText('Nothing is wrong, but backups are not set up')
  expect(title.closest('.bg-success-soft')).toBeNull()
  expect(screen.getByRole('link', { name: 'Go to “A backup that was restored” in Set-up' })).toHaveAttribute(
    'href',
    '/admin/set-up',
  )
})

test('does not call well what could not be seen', async () => {
  const { screen } = show()
  answer(viewHealth, { looked_time: minutesAgo(2), checks: [{ ...well, state: 'unknown' }], past: [], ...quick })
  expect(await screen.findByText('Nothing is known to be wrong')).toBeVisible()
  expect(screen.getByText(/One thing could not be checked/)).toBeVisible()
})

test('says when the checks have stopped, and before the first look', async () => {
  const { screen, client } = show()
  answer(viewHealth, { looked_time: '', checks: [], past: [], ...quick })
  expect(await screen.findByText('The portal has not checked itself yet')).toBeVisible()
  answer(viewHealth, { looked_time: minutesAgo(16), checks: [well], past: [], ...quick })
  await client.invalidateQueries()
  expect(await screen.findByText('The checks have stopped')).toBeVisible()
  expect(screen.queryByText('Nothing is wrong')).toBeNull()
})

test('offers a retry when loading fails', async () => {
  const { screen, person } = show()
  answer(viewHealth, () => failure('internal'))
  expect(await screen.findByText('We could not load the checks')).toBeVisible()
  answer(viewHealth, { looked_time: minutesAgo(2), checks: [well], past: [], ...quick })
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nothing is wrong')).toBeVisible()
})

test('while e-mails cannot be sent, every page of the console says so, and the overview what else is wrong', async () => {
  const mail = { ...trouble, name: 'mail' as const, title: 'Sending e-mails', what: 'The mail server has been away.' }
  // An old register is no trouble of today.
  const backups = { ...trouble, name: 'backups' as const, title: 'Backups', what: 'The last backup failed.' }
  answer(viewOverview, { ...quietOverview, troubles: [mail, backups] })
  answer(listCases, sampleCases([], 0))
  answer(viewTrends, [])
  const { screen } = renderPage('/admin', { user: operator })
  expect(await screen.findByRole('alert')).toHaveTextContent('The portal cannot send e-mails')
  expect(screen.getByText('Something is wrong with the portal')).toBeVisible()
  expect(screen.getByText(backups.what)).toBeVisible()
  for (const link of screen.getAllByRole('link', { name: 'What to do about it' }))
    expect(link).toHaveAttribute('href', '/admin/health')
})
