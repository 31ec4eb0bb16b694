import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { CalendarSession } from '#contract/calendar.ts'
import type { BookingsTable } from '../../database/inbox-tables.ts'
import { createActor } from '../../testing/factories.ts'
import { setUpPortal } from '../../testing/set-up-portal.ts'

const portal = setUpPortal()
let key: string
beforeAll(async () => {
  key = (await createActor(portal.deps, { role: 'admin' })).key
})

async function agreed(booking: Partial<Insertable<BookingsTable>>): Promise<void> {
  const asked = { reference: `B-${randomUUID()}`, name: 'Ada Birch', email: 'ada@example.org', school: 'Tidewell' }
  await portal.deps.db
    .insertInto('bookings')
    .values({ ...asked, status: 'confirmed', ...booking })
    .execute()
}
const list = (month: string) => portal.call('GET', `/api/admin/calendar?month=${month}`, { key })

test('lists what is agreed in a month, by day and time, in every state and without the person who asked', async () => {
  await agreed({ school: 'the last of a leap year', sessionOn: '2028-02-29', startsAt: '13:15', status: 'done' })
  await agreed({ school: 'earlier', sessionOn: '2028-02-29', startsAt: '09:30', minutes: 90, visitor: 'Rosalind' })
  await agreed({ school: 'off', sessionOn: '2028-02-01', status: 'cancelled' })
  await agreed({ school: 'the day before', sessionOn: '2028-01-31' })
  await agreed({ school: 'the day after', sessionOn: '2028-03-01' })
  await agreed({ school: 'waits', status: 'requested' })
  const sessions: CalendarSession[] = (await list('2028-02')).json().data
  expect(sessions.map(({ school, session_on, status }) => [school, session_on, status])).toEqual([
    ['off', '2028-02-01', 'cancelled'],
    ['earlier', '2028-02-29', 'confirmed'],
    ['the last of a leap year', '2028-02-29', 'done'],
  ])
  expect(sessions[1]).toMatchObject({ starts_at: '09:30', minutes: 90, visitor: 'Rosalind' })
  expect(JSON.stringify(sessions)).not.toContain('Ada Birch')
  expect((await list('2028-04')).json().data).toEqual([])
})

test.each(['', '2028', '2028-13', '2028-2', '1999-01', '9999-12', '2028-02-01', "2028-01' or 1=1"])(
  'a month has to be one: %j',
  async (month) => {
    const answer = await list(encodeURIComponent(month))
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { month: 'Enter a month such as 2027-03.' }])
  },
)
