import { type Booking, bookSession, viewBooking } from '#contract/bookings.ts'
import { type CalendarSession, listSessions } from '#contract/calendar.ts'
import { type Enquiry, sendMessage, viewEnquiry } from '#contract/enquiries.ts'
import { type AccountCase, viewAccount } from '#contract/users.ts'
import { answers, daysAgo, fails } from './answers.ts'
import { failedToLoad, type Scene } from './scene.ts'
import { fill, press } from './steps.ts'

const id = '0b9f6a52-6f0e-4d5f-9a39-3f7a4c8d1100'
const rosa = { name: 'Rosa Finch', email: 'rosa.finch@mail.example' }
const message = 'Is there a book about bread? My class baked forty-two rolls and sold every one of them.'
const plain = { kind: 'message', due_on: '' } as const
const enquiry: Enquiry = {
  ...{ ...plain, acknowledged_time: '', outcome: '', outcome_text: '' },
  ...{ ...rosa, id, reference: 'M-T6Z9PAH', status: 'answered', version: 2, telephone: '', postcode: 'GU7 1AB' },
  ...{ message, user_id: '', create_time: daysAgo(2) },
  history: [
    {
      id: '1',
      kind: 'reply',
      text: 'There will be one in spring.',
      author: 'Sam Okafor',
      time: daysAgo(1),
      mail: 'sent',
    },
  ],
}
const session: Pick<
  Booking,
  'id' | 'reference' | 'status' | 'name' | 'email' | 'school' | 'session_on' | 'preferred_dates' | 'create_time'
> = {
  ...{ id, reference: 'B-3FV9CQA', status: 'requested', name: 'Priya Nair', email: 'priya@tidewell.example' },
  ...{ school: 'Tidewell Primary School', session_on: '', preferred_dates: ['2027-03-04', '2027-03-05'] },
  create_time: daysAgo(3),
}
const booking: Booking = {
  ...{ ...session, version: 1, phone: '', message: 'We are reading about Temi.', year_groups: ['Year 3', 'Year 4'] },
  ...{ starts_at: '09:30', minutes: 90, format: 'in-person', visitor: 'Rosalind Achebe-Hart', place: 'The hall' },
  ...{ class_sizes: '28 and 30', nation: 'england-and-wales', years: [], school_id: '', user_id: '', history: [] },
  is_school_rejected: false,
  contact: { name: 'Priya Nair', email: 'priya@tidewell.example' },
}
const agreed: CalendarSession = {
  ...{ id, reference: session.reference, status: 'confirmed', school: session.school, session_on: '2027-03-04' },
  ...{ starts_at: '09:30', minutes: 90, format: 'in-person', visitor: 'Rosalind Achebe-Hart', place: 'The hall' },
}
const ofMarch: CalendarSession[] = [
  { ...agreed, session_on: '2027-03-02', status: 'done', minutes: 0, place: '', format: '' },
  agreed,
  {
    ...{ ...agreed, id: `${id.slice(0, -1)}1`, starts_at: '13:15', format: 'online' },
    school: 'St Bartholomew and All Angels Church of England Voluntary Controlled Primary School',
    visitor: 'Bartholomew Featherstonehaugh-Cholmondeley',
    place: 'https://video-calls.example/session/4b0c1f',
  },
  { ...agreed, id: `${id.slice(0, -1)}2`, session_on: '2027-03-19', status: 'cancelled', starts_at: '', minutes: 0 },
]
const device = { create_time: daysAgo(12), last_used_time: daysAgo(0), is_current: false }
const account: AccountCase = {
  ...{ id, email: 'headteacher.office@st-bartholomews-and-all-angels-primary.example', role: 'senior' },
  ...{ full_name: 'Bartholomew Featherstonehaugh-Cholmondeley', status: 'active', phone_number: '01865 496000' },
  school: { id, title: 'St Bartholomew and All Angels Church of England Primary School', status: 'approved' },
  bounce: null,
  rights: '',
  sessions: [
    { ...device, id: `${id.slice(0, -1)}2`, device: 'Microsoft Edge on Windows' },
    { ...device, id: `${id.slice(0, -1)}3`, device: 'Samsung Internet for Android on Android' },
    { ...device, id: `${id.slice(0, -1)}4`, device: '' },
  ],
  ...{ create_time: daysAgo(90), deletion_time: '', is_own: false, has_app: false },
  history: [
    {
      ...{ id: '1', action: 'user.session-ended', actor: 'Sam Okafor', actor_id: 'sam', was_user: true },
      ...{ object: id, object_name: 'Bartholomew Featherstonehaugh-Cholmondeley', address: '192.0.2.1' },
      time: daysAgo(1),
    },
  ],
}
const oneBooking = { path: `/admin/bookings/${id}`, as: 'admin' } satisfies Partial<Scene>

const contact = { path: '/contact' } satisfies Partial<Scene>
const written = [
  fill('Your name', 'Rosa Finch'),
  fill('E-mail address', 'rosa@mail.example'),
  fill('Your message', message),
]
const book = { path: '/book-session', as: 'senior' } satisfies Partial<Scene>
const sendBooking = press('Send the booking request')

/** What people write to the desk, the sessions that schools book, and what operators do about both. */
export const messages: Scene[] = [
  { ...contact, name: 'contact--empty', shows: 'What happens next', isDark: true },
  { ...contact, name: 'contact--nothing-filled', when: [press('Send the message')], shows: 'There is a problem' },
  {
    ...contact,
    name: 'contact--sent',
    given: [answers(sendMessage, { reference: 'M-T6Z9PAH' })],
    when: [...written, press('Send the message')],
    shows: 'M-T6Z9PAH',
  },
  {
    ...contact,
    name: 'contact--failed',
    given: [fails('page/contact-us')],
    when: [...written, press('Send the message')],
    shows: 'Something went wrong on our side.',
    says: failedToLoad,
  },
  { ...book, name: 'book-session--empty', shows: 'What we ask of you', isDark: true },
  {
    ...book,
    name: 'book-session--bad-days',
    when: [
      fill('School', ''),
      fill('First choice', '2026-01-05'),
      fill('Second choice', `${new Date().getFullYear() + 1}-01-01`),
      sendBooking,
    ],
    shows: 'There is a problem',
  },
  {
    ...book,
    name: 'book-session--sent',
    given: [answers(bookSession, { reference: 'B-3FV9CQA' })],
    when: [sendBooking],
    shows: 'B-3FV9CQA',
    isDark: true,
  },
  {
    ...book,
    name: 'book-session--failed',
    given: [fails('POST page/book-session')],
    when: [sendBooking],
    shows: 'Something went wrong on our side.',
    says: failedToLoad,
  },
  { ...book, name: 'book-session--parent', as: 'parent', shows: 'Only schools can book a session' },
  {
    name: 'admin-enquiry--answered',
    path: `/admin/enquiries/${id}`,
    as: 'admin',
    given: [answers(viewEnquiry, enquiry)],
    shows: 'There will be one in spring.',
    isDark: true,
  },
  {
    ...oneBooking,
    name: 'admin-booking--confirming',
    given: [answers(viewBooking, booking)],
    when: [press('Confirm a day')],
    shows: 'Days that suit the school',
    isWindow: true,
    isDark: true,
  },
  {
    ...oneBooking,
    name: 'admin-booking--nobody-there',
    given: [answers(viewBooking, { ...booking, name: '', email: '', message: '' })],
    shows: 'Somebody who has left asked for a session',
  },
  {
    name: 'admin-calendar--month',
    path: '/admin/calendar?month=2027-03',
    as: 'admin',
    given: [answers(listSessions, ofMarch)],
    shows: 'March 2027',
    isDark: true,
  },
  {
    name: 'admin-calendar--empty',
    path: '/admin/calendar?month=2037-08',
    as: 'admin',
    shows: 'There are no sessions in August 2037',
  },
  { name: 'admin-users--list', path: '/admin/users', as: 'admin', shows: 'Owen Hughes', isDark: true },
  {
    name: 'admin-users--operator',
    path: `/admin/users/${id}`,
    as: 'admin',
    given: [answers(viewAccount, { ...account, role: 'admin', rights: 'editor', school: null })],
    shows: 'Save the rights',
    isDark: true,
  },
  {
    name: 'admin-users--devices',
    path: `/admin/users/${id}`,
    as: 'admin',
    given: [answers(viewAccount, account)],
    shows: 'Devices logged in',
    isDark: true,
  },
  {
    name: 'admin-users--no-devices',
    path: `/admin/users/${id}`,
    as: 'admin',
    given: [answers(viewAccount, { ...account, sessions: [], history: [] })],
    shows: 'No device is logged in to this account.',
  },
  { name: 'admin-users--none', path: '/admin/users?q=nobody-at-all', as: 'admin', shows: 'Nobody matches your search' },
]
