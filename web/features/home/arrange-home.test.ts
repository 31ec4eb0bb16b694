import { expect, test } from 'vitest'
import type { User } from '#contract/accounts.ts'
import type { Resource } from '#contract/resources.ts'
import { sampleStaff, sampleUser } from '../../testing/samples.ts'
import { cardsOf, chooseBook, lessonOf, obstacleOf } from './arrange-home.ts'

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
  resource({ id: 4, title: 'Bath' }),
  resource({ id: 5, title: 'Bath: lesson plan', category: 'lesson-plan', belongs_to: 4 }),
]
const school = (status: 'pending' | 'approved' | 'rejected') => {
  const { school } = sampleStaff(status)
  return school
}
const nothing = { opened: [] as number[], invited: 0, booked: 0 }
const opened = (...ids: number[]) => ({ ...nothing, opened: ids })
const staff = sampleStaff('approved')
const parent = sampleUser({ school: school('approved') ?? null })

const open = (user: User, progress = nothing) => {
  const { before, book } = chooseBook({ user, resources: shelf, progress }) ?? {}
  return `${before} ${book?.title}`
}

test('the book that lies open is one that they have not opened, and never a locked one', () => {
  expect(open(staff)).toBe('Begin with Temi')
  expect(open(staff, opened(1))).toBe('Read next Bath')
  expect(open(parent, opened(1, 4))).toBe('Once more Temi')
  expect(chooseBook({ user: staff, resources: [], progress: nothing })).toBeNull()
})

test('a lesson is offered for a book that a teacher knows, first for one whose plan they have read', () => {
  const lesson = (progress: typeof nothing, user: User = staff) => lessonOf({ user, resources: shelf, progress })?.title
  expect(lesson(nothing)).toBeUndefined()
  expect(lesson(opened(1, 4))).toBe('Teach Temi')
  expect(lesson(opened(1, 4, 5))).toBe('Teach Bath')
  expect(lesson(opened(1), parent)).toBeUndefined()
})

test.each([
  ['staff', staff, nothing, ['Give parents access', 'Your school']],
  ['staff who have invited', staff, { ...nothing, invited: 30 }, ['Parents', 'Your school']],
  ['staff without a school', { ...staff, school: null }, nothing, []],
  ['a parent', parent, nothing, ['Invite another family']],
  ['a parent who has read', parent, opened(1), ['Make a certificate', 'Invite another family']],
  ['a parent without a school', sampleUser(), nothing, []],
  ['an operator', sampleUser({ role: 'admin' }), nothing, []],
])('the cards of %s', (_name, user, progress, expected) => {
  expect(cardsOf({ user, resources: shelf, progress }).map(({ title }) => title)).toEqual(expected)
})

test.each([
  ['staff', staff, undefined],
  ['staff without a school', { ...staff, school: null }, 'Your account has no school'],
  ['a parent', parent, undefined],
  ['a parent without a school', sampleUser(), 'Add your school’s code'],
  [
    'a parent of a pending school',
    sampleUser({ school: school('pending') ?? null }),
    'Your child’s school is being checked',
  ],
])('what keeps %s from all the books', (_name, user, expected) => {
  expect(obstacleOf(user)?.title).toBe(expected)
})
