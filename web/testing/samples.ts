import type { User } from '#contract/accounts.ts'
import type { Brand } from '#contract/brand.ts'

export const sampleBrand: Brand = {
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
