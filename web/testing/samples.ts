import type { Profile, User } from '#contract/accounts.ts'
import type { BrandInPages } from '#contract/brand.ts'
import type { CaseSummary, listCases } from '#contract/cases.ts'
import type { Edition } from '#contract/editions.ts'
import type { Answer } from '#contract/endpoint.ts'
import type { Invitation, listInvitations } from '#contract/invitations.ts'
import type { viewOverview } from '#contract/overview.ts'
import type { listPeople } from '#contract/people.ts'
import type { Verification } from '#contract/schools.ts'
import type { SecondStep } from '#contract/second-step.ts'

export const sampleBrand: BrandInPages = {
  name: 'Finch & Fable',
  logo: '/brand/sponsor.svg',
  website: 'https://example.org/',
  primary_color: '#0f6b5c',
  quote: 'A story is the first business plan a child ever hears.',
  quote_author: 'Wren Finch, founder',
  app_name: 'Enterprise Bookshelf',
  feedback_url: '',
  introduction_url: '',
  sponsor_letter_url: '',
  social: [],
  shop_url: '',
  organisation: '',
  answer_days: 2,
  booking_days: 3,
  examples: [],
}

/** Nothing but a password. */
export const noSecondStep: SecondStep = {
  state: 'done',
  is_required: false,
  passkeys: 0,
  app_time: '',
  app_works: false,
  recovery_codes: 0,
}

/** A parent of an approved school, unless `changes` says otherwise. */
export function sampleUser(changes: Partial<User> = {}): User {
  return {
    id: '7f4c1f9e-3f0a-4a56-9a53-0d6f4c0c6a11',
    role: 'parent',
    status: 'active',
    username: 'ada@example.org',
    email: 'ada@example.org',
    isVerified: true,
    emailVerified: true,
    isSchool: false,
    allow_notifications: false,
    school: null,
    ...(changes.role === 'admin' && { rights: 'owner' }),
    ...changes,
  }
}

/** A member of staff of a school in that state. */
export function sampleStaff(schoolStatus: 'pending' | 'approved' | 'rejected', changes: Partial<User> = {}): User {
  return sampleUser({
    role: 'senior',
    isSchool: true,
    isVerified: schoolStatus === 'approved',
    school: {
      id: '0a52a0c4-7a4c-4f6e-9a7d-9f2b7f5f6f10',
      title: 'Hill Lane Primary School',
      status: schoolStatus,
      school_code: 'KQ7M2XPA',
      address_1: '1 Hill Lane',
      address_2: '',
      city: 'Guildford',
      county: 'Surrey',
      postcode: 'GU1 1AA',
    },
    ...changes,
  })
}

/** What an account of theirs says of somebody. */
export const sampleProfile: Profile = {
  full_name: 'Ada Byron',
  phone_number: '',
  address_1: '12 Park Road',
  address_2: '',
  city: 'Godalming',
  county: 'Surrey',
  postcode: 'GU7 1AB',
  is_completed: 0,
  version: 1,
}

/** A pending school without any verification yet, unless `changes` says otherwise. */
export function sampleVerification(changes: Partial<Verification> = {}): Verification {
  return {
    status: 'pending',
    sent: {
      title: 'Hill Lane Primary School',
      address_1: '1 Hill Lane',
      address_2: '',
      city: 'Guildford',
      county: 'Surrey',
      postcode: 'GU1 1AA',
      logo: '',
    },
    sent_time: '2026-11-20T08:00:00.000Z',
    checked: [],
    question: '',
    reason: '',
    has_appealed: false,
    has_message: false,
    letter: null,
    version: 1,
    ...changes,
  }
}

/** The one page of invitations that a list of them makes; with `all`, the first of many. */
export function sampleInvitations(
  invitations: Invitation[] = [],
  all = invitations.length,
): Answer<typeof listInvitations> {
  const counted = (state: Invitation['state']) => invitations.filter((one) => one.state === state).length
  const counts = { open: counted('open'), accepted: counted('accepted'), expired: counted('expired') }
  return { invitations, total: all, counts: { all, ...counts, undelivered: 0 }, is_whole_school: true }
}

/** The people of a school whose lead is signed in, and nobody else's. */
export const noColleagues: Answer<typeof listPeople> = {
  people: [],
  total: 0,
  counts: { staff: 0, parents: 0, ended: 0, review: 0 },
  is_lead: true,
}

const noCounts = { waiting: 0, 'with-them': 0, decided: 0 }

/** A message that waits for an answer. */
export const sampleCase: CaseSummary = {
  ...{ id: '0a52a0c4-7a4c-4f6e-9a7d-9f2b7f5f6f11', kind: 'enquiries', state: 'waiting', status: 'new' },
  ...{ reference: 'M-7KM2XPQ', title: 'Bea Cole', person: '', email: 'bea@example.org', subject: '' },
  ...{
    beginning: 'Where do you come to?',
    has_message: false,
    session_on: '',
    preferred_on: '',
    item_count: 0,
    total: 0,
  },
  ...{ create_time: '2026-11-20T10:00:00.000Z', due_on: '2026-11-24' },
}

/** These cases, and as many as a list of them counts. */
export function sampleCases(cases: CaseSummary[], total = cases.length): Answer<typeof listCases> {
  const counts = { schools: noCounts, requests: noCounts, enquiries: noCounts, bookings: noCounts, quotes: noCounts }
  for (const { kind, state } of cases) counts[kind] = { ...counts[kind], [state]: counts[kind][state] + 1 }
  return { cases, total, counts, unconfirmed: 0 }
}

/** The console's overview of a day on which nothing needs anybody. */
export const quietOverview: Answer<typeof viewOverview> = {
  waiting: [],
  warnings: [],
  open_points: 0,
  troubles: [],
  parts: [],
}

/** An edition that the portal has made, or will make. */
export const sampleEdition = (changes: Partial<Edition> = {}): Edition => ({
  ...{ of: 7, kind: 'text', language: null, bytes: 0, problem: '', remedy: '', made_by: 'portal', is_older: false },
  ...changes,
})
