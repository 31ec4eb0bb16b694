import { expect, test } from 'vitest'
import { type AuditEntry, listAudit } from '#contract/audit.ts'
import { answer, failure } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { sampleUser } from '../../testing/samples.ts'

const operator = sampleUser({ role: 'admin' })
const entry: AuditEntry = {
  id: '1',
  time: '2026-11-20T10:00:00.000Z',
  ...{ actor: 'Priya Nair', actor_id: 'priya', was_user: true, address: '192.0.2.7' },
  ...{ action: 'school.approved', object: 'meadow', object_name: 'Meadow Primary' },
}
const lines = (...changes: Array<Partial<AuditEntry>>) => ({
  entries: changes.map((change, number) => ({ ...entry, id: String(number), ...change })),
  has_more: false,
})
const nobody = { actor: '', actor_id: '', was_user: false }

test('says who did what in a sentence, with links to both', async () => {
  const { screen } = renderPage('/admin/audit', { user: operator })
  answer(listAudit, lines({}))
  expect(await screen.findByRole('list', { name: 'Entries' })).toHaveTextContent('Priya Nair approved Meadow Primary')
  expect(screen.getByRole('link', { name: 'Priya Nair' })).toHaveAttribute('href', '/admin/users/priya')
  expect(screen.getByRole('link', { name: 'Meadow Primary' })).toHaveAttribute('href', '/admin/schools/meadow')
})

test.each<[Partial<AuditEntry>, string]>([
  [{ ...nobody, action: 'login.refused' }, 'Somebody failed to log in'],
  [{ ...nobody, address: '', action: 'school.compared' }, 'The portal compared Meadow Primary with the register'],
  [{ ...nobody, was_user: true, action: 'login' }, 'A deleted account logged in'],
  [
    { action: 'user.disabled', object_name: '' },
    'Priya Nair disabled the account of somebody who has since been deleted',
  ],
  [{ action: 'booking.confirmed', object: 'EB-1', object_name: '' }, 'Priya Nair confirmed booking EB-1'],
])('%o reads: %s', async (change, sentence) => {
  const { screen } = renderPage('/admin/audit', { user: operator })
  answer(listAudit, lines(change))
  expect(await screen.findByRole('list', { name: 'Entries' })).toHaveTextContent(sentence)
})

test('filters by kind, person and day, and shows everything again', async () => {
  const { screen, person, at } = renderPage('/admin/audit', { user: operator })
  const asked = answer(listAudit, lines({}))
  await person.selectOptions(await screen.findByRole('combobox', { name: 'About' }), 'Schools')
  await person.type(screen.getByRole('searchbox', { name: 'Name or e-mail address' }), 'Priya')
  await person.type(screen.getByLabelText('From'), '2026-11-01')
  await person.click(screen.getByRole('button', { name: 'Show entries' }))
  expect(at()).toBe('/admin/audit?kind=schools&person=Priya&from=2026-11-01')
  await expect.poll(() => asked.at(-1)?.url.search).toBe('?kind=schools&person=Priya&from=2026-11-01&to=&page=1')
  await person.click(await screen.findByRole('button', { name: 'Show everything' }))
  expect(at()).toBe('/admin/audit')
})

test('says when nothing matches, and when the log cannot be loaded', async () => {
  const { screen } = renderPage('/admin/audit?person=nobody', { user: operator })
  answer(listAudit, lines())
  expect(await screen.findByText('No entries match')).toBeVisible()
})

test('offers to try again when the log cannot be loaded', async () => {
  const { screen } = renderPage('/admin/audit', { user: operator })
  answer(listAudit, () => failure('internal'))
  expect(await screen.findByText('We could not load the log')).toBeVisible()
})
