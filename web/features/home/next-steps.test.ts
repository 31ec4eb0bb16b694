import { expect, test } from 'vitest'
import type { User } from '#contract/accounts.ts'
import type { Resource } from '#contract/resources.ts'
import { sampleStaff, sampleUser } from '../../testing/samples.ts'
import { nextSteps } from './next-steps.ts'

const resource = (changes: Partial<Resource>) =>
  ({
    id: 1,
    title: 'Temi',
    category: 'storybook',
    is_locked: false,
    is_draft: false,
    belongs_to: null,
    ...changes,
  }) as Resource
const shelf = [
  resource({ id: 1, title: 'Temi' }),
  resource({ id: 2, title: 'Temi: lesson plan', category: 'lesson-plan', belongs_to: 1 }),
  resource({ id: 3, title: 'Oona', is_locked: true }),
]
const school = (status: 'pending' | 'approved' | 'rejected') => {
  const { school } = sampleStaff(status)
  return school
}
const nothing = { opened: [], invited: 0, booked: 0 }
const titles = (
  user: User,
  progress: typeof nothing | { opened: number[]; invited: number; booked: number },
  canBook = true,
) => nextSteps({ user, resources: shelf, progress, canBook }).map(({ title }) => title)

const staff = sampleStaff('approved')
const parent = sampleUser({ school: school('approved') ?? null })

test.each([
  ['new staff', staff, nothing, ['Begin with Temi', 'Give parents access', 'Book an enterprise session']],
  [
    'staff who know a book',
    staff,
    { opened: [1], invited: 0, booked: 0 },
    ['Give parents access', 'Book an enterprise session', 'Teach a lesson with it'],
  ],
  [
    'staff who have invited and booked',
    staff,
    { opened: [1], invited: 30, booked: 1 },
    ['Teach a lesson with it', 'Make a certificate'],
  ],
  ['a parent', parent, nothing, ['Begin with Temi', 'Invite another family']],
  ['a parent who has done it all', parent, { opened: [1, 2], invited: 1, booked: 0 }, ['Make a certificate']],
  ['a parent without a school', sampleUser(), nothing, ['Add your school’s code', 'Begin with Temi']],
  [
    'a parent of a pending school',
    sampleUser({ school: school('pending') ?? null }),
    nothing,
    ['Your child’s school is being checked', 'Begin with Temi'],
  ],
  ['an operator', sampleUser({ role: 'admin' }), nothing, ['Begin with Temi']],
])('%s', (_name, user, progress, expected) => {
  expect(titles(user, progress)).toEqual(expected)
})

test('suggests a session only where one can be booked', () => {
  expect(titles(staff, nothing, false)).not.toContain('Book an enterprise session')
})

test('without known progress it suggests nothing that may be done already', () => {
  expect(nextSteps({ user: staff, resources: shelf, progress: undefined, canBook: true })).toEqual([])
})

test('never suggests a locked book', () => {
  const steps = nextSteps({
    user: staff,
    resources: shelf,
    progress: { opened: [1, 2], invited: 1, booked: 1 },
    canBook: true,
  })
  expect(steps.map(({ to }) => to)).toEqual(['/resources/view/1'])
})
