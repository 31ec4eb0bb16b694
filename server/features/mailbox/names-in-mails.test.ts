import { expect, test } from 'vitest'
import { deskBookingEmail } from '../bookings/emails.tsx'
import { colleagueInvitationEmail } from '../invitations/emails.tsx'
import { colleagueJoinedEmail, leadGivenEmail } from '../people/emails.tsx'

const isolate = (name: string) => `\u2068${name}\u2069`
const mixed = 'مدرسة Tidewell (2)'
const hebrew = 'בית ספר'
const settings = { appName: 'Portal', publicUrl: 'https://books.example.org', deskEmail: 'desk@example.org' }

test.each([
  ['Arabic and Latin', mixed, 'محمد'],
  ['Hebrew', hebrew, 'Ben-Ari (בן)'],
  ['Thaana', 'ސްކޫލް', 'Adlam 𞤀𞤁𞤂'],
])('names in %s keep to themselves in subjects and in plain text', async (_, school, person) => {
  const invitation = await colleagueInvitationEmail(settings, {
    ...{
      school,
      inviter: person,
      link: 'https://books.example.org/invitation',
      days: 14,
      book: null,
    },
  })
  expect(invitation.subject).toContain(`Join ${isolate(school)} on `)
  expect(invitation.text).toContain(`${isolate(person)} (${isolate(school)}) has invited you`)
  const joined = await colleagueJoinedEmail(settings, { school, person, email: 'a@example.org' })
  expect(joined.subject).toContain(`A colleague has joined ${isolate(school)} on `)
  expect(joined.text).toContain(`${isolate(person)} (a@example.org) has joined ${isolate(school)} with`)
})

test('what is left to right stays as it is', async () => {
  const lead = await leadGivenEmail(settings, { school: 'Ysgol Llŷn', person: 'Ṣadé Anne‑Marie 张伟' })
  expect(lead.subject + lead.text).not.toMatch(/[\u2066-\u2069]/)
  expect(lead.text).toContain('Ṣadé Anne‑Marie 张伟 has handed the lead of Ysgol Llŷn over to you.')
})

test('a line of facts says who wrote, in order', async () => {
  const { text } = await deskBookingEmail(settings, {
    ...{ id: '1', reference: 'B-2345678', name: hebrew, email: 'ada@example.org', phone: '', school: mixed },
    ...{ message: '', days: [], yearGroups: [], classSizes: '' },
  })
  expect(text).toContain(`School: ${isolate(mixed)}`)
  expect(text).toContain(`${isolate(hebrew)}, ada@example.org`)
})
