import { expect, test } from 'vitest'
import type { LibraryEntry } from '#contract/library.ts'
import { samplePlan } from '#contract/testing/sample-resource.ts'
import { joinBook, moveTo, siblingsOf, treeOf } from './library-tree.ts'

const entry = (id: number, changes: Partial<LibraryEntry> = {}): LibraryEntry => ({
  ...samplePlan({ id, title: `Number ${id}` }),
  ...{ school: '', is_shipped: false },
  ...changes,
})
const book = (id: number) => entry(id, { category: 'storybook', belongs_to: null })
const [temi, bus] = [book(1), book(2)]
const plan = entry(3, { belongs_to: 1 })
const guide = entry(4, { belongs_to: 1 })
const sheet = entry(5, { belongs_to: 2 })
const letter = entry(6, { belongs_to: null })
const all = [temi, bus, plan, guide, sheet, letter]

const outline = (listed: LibraryEntry[], known = all) =>
  treeOf(listed, known).map((branch) => [branch.book?.id ?? null, branch.hasBook, branch.papers.map(({ id }) => id)])
const ids = (order: LibraryEntry[] | undefined) => order?.map(({ id }) => id)

test('each paper stands once, under its book', () => {
  expect(outline(all)).toEqual([
    [1, true, [3, 4]],
    [2, true, [5]],
    [null, false, [6]],
  ])
  // The book is in another list.
  expect(outline([sheet])).toEqual([[2, false, [5]]])
  // The book is gone.
  expect(outline([sheet], [temi, sheet])).toEqual([[null, false, [5]]])
})

test('books are among books, and papers among those of their book', () => {
  expect(siblingsOf(treeOf(all, all), bus)).toEqual({ all: [temi, bus], index: 1 })
  expect(siblingsOf(treeOf(all, all), guide)).toEqual({ all: [plan, guide], index: 1 })
})

test('a paper is put before, after or with the book of another one', () => {
  expect(ids(moveTo(all, 4, { id: 3, side: 'before' })?.order)).toEqual([1, 2, 4, 3, 5, 6])
  const across = moveTo(all, 3, { id: 5, side: 'after' })
  expect(ids(across?.order)).toEqual([1, 2, 4, 5, 3, 6])
  expect(across?.moved.belongs_to).toBe(2)
  const into = moveTo(all, 3, { id: 2, side: 'into' })
  expect(ids(into?.order)).toEqual([1, 2, 4, 5, 6, 3])
  expect(into?.moved.belongs_to).toBe(2)
  expect(moveTo(all, 3, { id: 6, side: 'before' })?.moved.belongs_to).toBeNull()
  expect(joinBook(all, plan, null).moved.belongs_to).toBeNull()
})

test('a book goes among books only, and nothing into a paper or itself', () => {
  expect(ids(moveTo(all, 2, { id: 1, side: 'before' })?.order)).toEqual([2, 1, 3, 4, 5, 6])
  for (const [id, target, side] of [
    [1, 2, 'into'],
    [1, 3, 'before'],
    [3, 1, 'after'],
    [3, 4, 'into'],
    [3, 3, 'before'],
    [3, 99, 'before'],
  ] as const)
    expect(moveTo(all, id, { id: target, side }), `${id} ${side} ${target}`).toBeNull()
})
