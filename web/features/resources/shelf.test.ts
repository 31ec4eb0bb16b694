import { describe, expect, it } from 'vitest'
import type { Resource } from '#contract/resources.ts'
import { sampleResource } from '#contract/testing/sample-resource.ts'
import { ageText, minutesText } from '../../domain/ages-and-minutes.ts'
import { categoryTitle } from '../../domain/category-title.ts'
import { sampleStaff } from '../../testing/samples.ts'
import { lockReason } from './audience.ts'
import { arrangeShelf, byAge, filtersOf, furnish, inRows, ofCategory, themesOf, unknownAge } from './shelf.ts'

const titles = (resources: readonly Resource[]) => resources.map(({ title }) => title)

const temi = sampleResource({ id: 1, title: 'Temi' })
const kites = sampleResource({ id: 2, title: 'Kites' })
const plan = sampleResource({ id: 3, title: 'Plan', category: 'lesson-plan', belongs_to: 2 })
const guide = sampleResource({ id: 4, title: 'Guide', category: 'teachers-guide', belongs_to: 2 })
const poster = sampleResource({ id: 5, title: 'Poster', category: 'poster' })
const orphan = sampleResource({ id: 6, title: 'Orphan', category: 'lesson-plan', belongs_to: 99 })
const all = [plan, temi, poster, guide, orphan, kites]

describe('arrangeShelf', () => {
  it('puts each storybook with its papers in the order given to them, and the rest after them', () => {
    const { bays, loose } = arrangeShelf(all)
    expect(titles(bays.map(({ book }) => book))).toEqual(['Temi', 'Kites'])
    expect(bays.map(({ companions }) => titles(companions))).toEqual([[], ['Plan', 'Guide']])
    expect(titles(loose)).toEqual(['Poster', 'Orphan'])
  })

  it('loses nothing and doubles nothing', () => {
    const { bays, loose } = arrangeShelf(all)
    const standing = [...bays.flatMap(({ book, companions }) => [book, ...companions]), ...loose]
    expect(standing).toHaveLength(all.length)
    expect(new Set(standing)).toEqual(new Set(all))
  })
})

it('puts books into rows in their order, all full but the last', () => {
  expect(inRows([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([[1, 2, 3], [4, 5, 6], [7]])
  expect(inRows([], 3)).toEqual([])
})

describe('furnish', () => {
  const bays = (...papers: number[]) => papers.map((count) => ({ book: temi, companions: Array(count).fill(plan) }))

  it('lays out the papers of a few books, and folds them away for parents and on a phone', () => {
    const few = bays(5, 5, 4)
    expect(furnish(few, { room: 3, fold: false })).toEqual({
      ...{ columns: 3, isEven: false, isDense: false, hasDrawers: false },
    })
    expect(furnish(few, { room: 3, fold: true }).hasDrawers).toBe(true)
    expect(furnish(few, { room: 1, fold: false }).hasDrawers).toBe(true)
    expect(furnish(bays(5), { room: 1, fold: false }).hasDrawers).toBe(false)
  })

  it('leaves no empty compartment below a book without papers', () => {
    expect(furnish(bays(5, 0), { room: 2, fold: false }).hasDrawers).toBe(true)
    expect(furnish(bays(0, 0, 0, 0), { room: 3, fold: true }).hasDrawers).toBe(false)
  })

  it('gives all books the same place from four on', () => {
    expect(furnish(bays(1, 1, 1, 0), { room: 3, fold: false })).toMatchObject({ columns: 3, isEven: true })
    expect(furnish(bays(1, 1, 1, 1), { room: 1, fold: false })).toMatchObject({ columns: 1, isDense: true })
  })
})

it('orders many books by age, and by the year in which they are read alone, the unknown last', () => {
  const at = (id: number, age_from: number, reading_year: number | null = null) => ({
    book: sampleResource({ id, age_from, reading_year }),
    companions: [],
  })
  const groups = byAge([at(5, 7), at(4, 7, 4), at(2, 0), at(3, 5), at(1, 7, 2)])
  expect(groups.map(({ from, bays }) => [from, bays.map(({ book }) => book.id)])).toEqual([
    [5, [3]],
    [7, [1, 4, 5]],
    [unknownAge, [2]],
  ])
})

it('offers the themes that several books have, the most frequent first', () => {
  const about = (...themes: string[]) => ({ book: sampleResource({ themes }), companions: [] })
  expect(themesOf([about('trust', 'patience'), about('money')])).toEqual([])
  const found = themesOf([about('trust', 'patience'), about('patience', 'money'), about('trust', 'patience')])
  expect(found.map(({ title }) => title)).toEqual(['All themes', 'patience (3)', 'trust (2)'])
})

describe('filters', () => {
  const categories = [
    { id: 1, name: 'storybook', title: 'Storybook' },
    { id: 2, name: 'teachers-guide', title: 'teacher’s guide' },
    { id: 3, name: 'lesson-plan', title: '' },
  ]

  it('are All and each category found, once, storybooks first, capitalised', () => {
    expect(filtersOf(all, categories).map(({ title }) => title)).toEqual([
      'All',
      'Storybook',
      'Teacher’s guide',
      'Lesson plan',
      'Poster',
    ])
    expect(filtersOf([])).toEqual([{ value: '', title: 'All' }])
    expect(categoryTitle('teachers-guide')).toBe('Teachers guide')
  })

  it('choose one category, and everything for a category that nothing has', () => {
    expect(titles(ofCategory(all, 'lesson-plan'))).toEqual(['Plan', 'Orphan'])
    expect(ofCategory(all, '')).toEqual(all)
    expect(ofCategory(all, 'atlas')).toEqual(all)
  })
})

it('says ages and times as people do', () => {
  expect(ageText({ age_from: 6, age_to: 9 })).toBe('Ages 6 to 9')
  expect(ageText({ age_from: 7, age_to: 7 })).toBe('Age 7')
  expect(ageText({ age_from: 0, age_to: 0 })).toBe('')
  expect([0, 1, 8, 60, 75, 120].map(minutesText)).toEqual([
    '',
    '1 minute',
    '8 minutes',
    '1 hour',
    '1 hour 15 minutes',
    '2 hours',
  ])
})

it('tells each person what opens the locked ones', () => {
  expect(lockReason(sampleStaff('pending'))).toBe('Opens when your school has been approved')
  expect(lockReason({ isSchool: true, emailVerified: true, school: null })).toBe(
    'Opens to staff and parents of a school',
  )
  expect(lockReason({ isSchool: false, emailVerified: true, school: null })).toMatch(/joined your child’s school/)
  expect(lockReason({ isSchool: false, emailVerified: false, school: null })).toMatch(/confirmed your e-mail/)
})
