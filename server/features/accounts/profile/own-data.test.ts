import { expect, test } from 'vitest'
import { createActor, createUser } from '../../../testing/factories.ts'
import { setUpPortal } from '../../../testing/set-up-portal.ts'

const portal = setUpPortal()

const exportOf = async (key: string) => (await portal.call('GET', '/api/user/export', { key })).json()

/** A member of staff with an agreed session, in whose history everybody has written. */
async function createBooker() {
  const { db } = portal.deps
  const actor = await createActor(portal.deps, { role: 'senior' })
  const colleague = await createUser(portal.deps, { role: 'senior', schoolId: actor.schoolId })
  const operator = await createActor(portal.deps, { role: 'admin' })
  const agreed = {
    sessionOn: '2027-03-04',
    startsAt: '09:30',
    minutes: 60,
    format: 'in-person',
    place: 'Hall',
  } as const
  const { id: bookingId } = await db
    .insertInto('bookings')
    .values({
      ...{ ...agreed, visitor: 'Grace Kerr', status: 'confirmed', reference: `B-${actor.id}`, name: 'Ada Birch' },
      ...{ email: actor.email, userId: actor.id, schoolId: actor.schoolId, school: 'Tidewell' },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const entry = { bookingId, enquiryId: null, mailId: null, kind: 'reply' } as const
  await db
    .insertInto('deskEntries')
    .values([
      { ...entry, text: 'See you then', authorId: operator.id },
      { ...entry, text: 'Thank you', authorId: actor.id },
      { ...entry, text: 'From a colleague', authorId: colleague.id },
      { ...entry, text: 'A note of ours', authorId: operator.id, kind: 'note' },
    ])
    .execute()
  return { ...actor, operator }
}

test('a session has its agreed day and details, and what was written about it by us and the person who asked', async () => {
  const { key } = await createBooker()
  expect((await exportOf(key)).sessions_booked).toMatchObject([
    {
      agreed: {
        ...{ day: '2027-03-04', starts_at: '09:30', minutes: 60, format: 'in-person' },
        ...{ visitor: 'Grace Kerr', place: 'Hall' },
      },
      replies: [
        { from: 'us', text: 'See you then' },
        { from: 'you', text: 'Thank you' },
      ],
    },
  ])
})

test('what is agreed with the school is not for somebody who has left it', async () => {
  const { id, key } = await createBooker()
  await portal.deps.db.updateTable('users').set({ schoolId: null }).where('id', '=', id).execute()
  await portal.deps.changes.catchUp()
  expect((await exportOf(key)).sessions_booked).toMatchObject([{ school: 'Tidewell', agreed: null, replies: [] }])
})

test('messages and quotes have our replies', async () => {
  const { db } = portal.deps
  const { id: userId, email, key } = await createActor(portal.deps)
  const operator = await createActor(portal.deps, { role: 'admin' })
  const sent = { name: 'Ada Birch', email, userId, message: 'Hello' }
  const message = db.insertInto('enquiries').values({ ...sent, reference: `M-${userId}` })
  const { id: enquiryId } = await message.returning('id').executeTakeFirstOrThrow()
  const asked = { ...sent, reference: `Q-${userId}`, postalAddress: '1 Harbour Road', asked: '[]' }
  const { id: quoteId } = await db.insertInto('quotes').values(asked).returning('id').executeTakeFirstOrThrow()
  const entry = { enquiryId: null, bookingId: null, mailId: null, kind: 'reply', authorId: operator.id } as const
  const entries = [
    { ...entry, enquiryId, quoteId: null, text: 'Dear Ada' },
    { ...entry, quoteId, text: 'Two boxes then?' },
  ]
  await db.insertInto('deskEntries').values(entries).execute()
  expect(await exportOf(key)).toMatchObject({
    messages_written: [{ message: 'Hello', replies: [{ from: 'us', text: 'Dear Ada' }] }],
    quotes_asked_for: [{ message: 'Hello', replies: [{ from: 'us', text: 'Two boxes then?' }] }],
  })
})

test('the months of log-ins, invitations to the address and refused e-mails are there', async () => {
  const { db } = portal.deps
  const { id: userId, email, schoolId, key } = await createActor(portal.deps)
  await db
    .insertInto('monthlyLogins')
    .values({ userId, month: new Date('2027-03-01T00:00:00Z') })
    .execute()
  await db.insertInto('unwantedMails').values({ email, list: 'news' }).execute()
  await db
    .insertInto('invitations')
    .values({ schoolId, email, role: 'parent', importId: userId, expiresAt: new Date() })
    .execute()
  expect(await exportOf(key)).toMatchObject({
    months_logged_in: expect.arrayContaining(['2027-03']),
    emails_refused: [{ list: 'news' }],
    invitations_received: [{ role: 'parent', school: 'Tidewell Primary School' }],
  })
})
